import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'

/** What may lower the same pieces. */
const BESIDE = ['bogo', 'coupon', 'shipping', 'sale', 'points'] as const
type Beside = (typeof BESIDE)[number]

/** What holds for a coupon: never two, and beside an offer only where the offer lets it. */
const OF_COUPON = { bogo: 'offer', coupon: 'one', shipping: 'one', sale: 'yes', points: 'yes' } satisfies Record<Beside, string>

/** Whether a campaign takes something off beside others, row by row; for an offer by what it says of itself. */
export function StackingTable({ combines }: { combines: readonly string[] | 'coupon' }) {
  const { t } = useTranslation('admin-campaigns')
  const answerOf = (beside: Beside): string => {
    if (combines === 'coupon') return OF_COUPON[beside]
    // A piece is used by one offer, whatever it says; prices of a sale and points are reckoned before and after.
    if (beside === 'bogo') return 'other'
    return beside === 'sale' || beside === 'points' || combines.includes(beside) ? 'yes' : 'no'
  }
  return (
    <Panel title={t('stacking.title')}>
      <table className="w-full table-fixed text-sm wrap-anywhere">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('stacking.with')}</th>
            <th scope="col">{t('stacking.answer')}</th>
          </tr>
        </thead>
        <tbody>
          {BESIDE.map((beside) => {
            const answer = answerOf(beside)
            const Icon = answer === 'no' || answer === 'one' ? Minus : Check
            return (
              <tr key={beside} className="border-t border-line first:border-0">
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  {t(`stacking.${beside}`)}
                </th>
                <td className="py-2">
                  <span className="flex items-start gap-1.5">
                    <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                    <span className="min-w-0">{t(`stacking.answers.${answer}`)}</span>
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
