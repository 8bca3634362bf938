import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import type { ProductHold } from './product-sheet.ts'

/** Why a piece is out of the shop, as its maker reads it, and what was said since. */
export function ProductHoldPanel({ hold }: { hold: ProductHold }) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  return (
    <Panel title={t('hold.title')}>
      <Facts>
        <Fact name={t('hold.because')}>{t(`listing-report:reasons.${hold.because}`)}</Fact>
        <Fact name={t('hold.words')}>
          <span className="whitespace-pre-line">{hold.words}</span>
        </Fact>
        <Fact name={t('hold.by')}>
          {hold.name} · <Moment at={hold.at} />
        </Fact>
        <Fact name={t('hold.appeal')}>
          {hold.appealed_at && (
            <>
              <span className="whitespace-pre-line">{hold.appeal}</span> · <Moment at={hold.appealed_at} />
            </>
          )}
        </Fact>
        <Fact name={t('hold.answer')}>
          {hold.answered_at && (
            <>
              <span className="whitespace-pre-line">{hold.answer}</span> · <Moment at={hold.answered_at} />
            </>
          )}
        </Fact>
      </Facts>
    </Panel>
  )
}
