import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import type { Entry } from '../../payouts/statements/statement.ts'
import { Button } from '../../ui/button.tsx'

/** As many entries as are shown at first, and with each wish for more. */
const AT_ONCE = 50

/** Every entry of a statement, each leading to the order or payout it is about. */
export function StatementEntries({ lines, price }: { lines: readonly Entry[]; price: (satang: number) => string }) {
  const { t, i18n } = useTranslation(['statements', 'ui'])
  const [shown, setShown] = useState(AT_ONCE)
  const day = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: SHOP_ZONE })
  return (
    <>
      <div role="region" aria-label={t('entries')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-start">
              {(['day', 'what', 'about'] as const).map((name) => (
                <th key={name} scope="col" className={clsx('py-2 pe-4 text-start', name === 'about' && 'max-sm:hidden')}>
                  {t(name)}
                </th>
              ))}
              <th scope="col" className="py-2 text-end">
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((line, place) => (
              <tr key={place} className="border-t border-line align-top">
                <td className="py-2 pe-4 whitespace-nowrap">{day.format(new Date(line.at))}</td>
                <td className="py-2 pe-4">
                  {t(`kind.${line.kind}`)}
                  {/* A phone has no room for four columns: what it is about stands below what it is, so that the amount is seen. */}
                  <span className="block wrap-anywhere sm:hidden">
                    <About line={line} />
                  </span>
                </td>
                <td className="min-w-32 py-2 pe-4 wrap-anywhere max-sm:hidden">
                  <About line={line} />
                </td>
                <td className="py-2 text-end whitespace-nowrap tabular-nums">{line.amount === 0 ? '' : price(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < lines.length && (
        <Button look="quiet" size="small" className="mt-3" onClick={() => setShown(shown + AT_ONCE)}>
          {t('ui:list.more')}
        </Button>
      )}
    </>
  )
}

function About({ line: { order, payout, note } }: { line: Entry }) {
  const { search } = useLocation()
  return (
    <>
      {order !== null && (
        <Link className="link" to={`/seller-dashboard?order=${encodeURIComponent(order)}`}>
          {order}
        </Link>
      )}
      {payout !== null && (
        <Link className="link" to={{ search, hash: payout }} replace preventScrollReset>
          {payout}
        </Link>
      )}
      {note !== '' && <span className="block text-ink-soft">{note}</span>}
    </>
  )
}
