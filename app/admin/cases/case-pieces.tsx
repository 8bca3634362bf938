import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { pieceNamed } from '../../returns/exchange.ts'
import type { CasePiece, CaseRecord } from './case-row.ts'

/** The pieces a case is about, what was paid for each and what of it goes back. */
export function CasePieces({ found }: { found: CaseRecord }) {
  const { t } = useTranslation('admin-cases')
  return (
    <Panel title={t('pieces.title')}>
      {found.pieces.length === 0 && <p className="mb-3 text-sm text-ink-soft">{t('pieces.whole')}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {found.pieces.map((piece) => (
          <Piece key={piece.order_line_id} piece={piece} />
        ))}
        {found.shipping_minor > 0 && (
          <li className="flex flex-wrap justify-between gap-3 py-2">
            <span>{t('pieces.delivery')}</span>
            <Amount minor={found.shipping_minor} />
          </li>
        )}
        <li className="flex flex-wrap justify-between gap-3 pt-2 font-semibold">
          <span>{t(found.wish === 'refund' ? 'pieces.goesBack' : 'pieces.worth')}</span>
          <Amount minor={found.refund_minor} />
        </li>
      </ul>
    </Panel>
  )
}

function Piece({ piece: { line, quantity, refund_minor: back, exchange_title_seller: title, exchange_option_text: optionText } }: { piece: CasePiece }) {
  const { t } = useTranslation('admin-cases')
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <Thumbnail src={line?.image_url ?? null} />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{line?.title_seller}</p>
          {line?.option_text && <p className="text-ink-soft wrap-anywhere">{line.option_text}</p>}
          {title !== '' && <p className="text-ink-soft wrap-anywhere">{t('pieces.exchange', { piece: pieceNamed({ title, optionText }) })}</p>}
          {line && (
            <p className="text-ink-soft">
              {t('pieces.of', { count: line.quantity, quantity })} · <Amount minor={line.total_minor} />
            </p>
          )}
        </div>
        <Amount minor={back} className="font-semibold" />
      </div>
    </li>
  )
}
