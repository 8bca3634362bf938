import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { useWords } from '../../membership/use-words.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import type { Preview } from './terms.ts'

const cell = 'px-3 py-2 text-start align-top'
const figure = 'px-3 py-2 text-end tabular-nums align-top'

/** What other numbers would do to the members as they are today: who moves, and what it costs. */
export function TermsEffect({ effect }: { effect: Preview }) {
  const { t } = useTranslation(['admin-membership', 'membership'])
  const { number } = useWords()
  const { tiers, up, down, movers, year, held } = effect
  const rows = [
    { name: t('effect.points'), before: number(year.points_now), after: number(year.points_then) },
    { name: t('effect.cost'), before: <Amount minor={year.cost_now_minor} />, after: <Amount minor={year.cost_then_minor} /> },
    { name: t('effect.held'), before: <Amount minor={held.now_minor} />, after: <Amount minor={held.then_minor} /> },
  ]
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        {t('effect.up', { count: up, number: number(up) })} {t('effect.down', { count: down, number: number(down) })}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-72 border-collapse">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={cell}>
                {t('effect.what')}
              </th>
              <th scope="col" className={figure}>
                {t('effect.now')}
              </th>
              <th scope="col" className={figure}>
                {t('effect.then')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ tier, now, then }) => (
              <tr key={tier} className="border-b border-line">
                <th scope="row" className={cell}>
                  {t(`membership:tier.${tier}.name`)}
                </th>
                <td className={figure}>{number(now)}</td>
                <td className={figure}>{number(then)}</td>
              </tr>
            ))}
            {rows.map(({ name, before, after }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className={cell}>
                  {name}
                </th>
                <td className={figure}>{before}</td>
                <td className={figure}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {movers.length > 0 && (
        <div>
          <h3 className="font-sans text-sm font-semibold">{t('effect.movers')}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {movers.map(({ person_id: id, name, from, to, points }) => (
              <li key={id}>
                <RecordLink to="memberships" id={id}>
                  {name}
                </RecordLink>{' '}
                · {t(`membership:tier.${from}.name`)} → {t(`membership:tier.${to}.name`)} · {t('effect.pointsOf', { count: points, number: number(points) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
