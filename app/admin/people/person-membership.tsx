import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import type { PersonMembership } from './person-sheet.ts'

/** Where a member stands: tier, points with what they came from, plans. */
export function UserMembership({ person, membership }: { person: string; membership: PersonMembership }) {
  const { t, i18n } = useTranslation(['admin-people', 'membership', 'admin-sellers'])
  const number = numberFormat(i18n.language)
  const { tier, tier_since: since, available, pending, year, plans, entries } = membership
  return (
    <Panel
      title={t('membership.title')}
      actions={
        since && (
          <RecordLink to="memberships" id={person}>
            {t('membership.whole')}
          </RecordLink>
        )
      }
    >
      <Facts>
        <Fact name={t('membership.tier')}>
          {t(`membership:tier.${tier}.name`)}
          {since && (
            <>
              {' '}
              · <Moment at={since} days />
            </>
          )}
        </Fact>
        <Fact name={t('membership.points')}>
          <span className="font-semibold">{number.format(available)}</span>
        </Fact>
        <Fact name={t('membership.pending')}>{pending > 0 && number.format(pending)}</Fact>
        <Fact name={t('membership.year')}>{number.format(year)}</Fact>
        {plans.map(({ plan, status, period_end: end }) => (
          <Fact key={plan} name={t('membership.plan', { plan: t(`membership:plan.${plan}.name`) })}>
            {t(`admin-sellers:people.planStates.${status}`)} · <Moment at={end} days />
          </Fact>
        ))}
      </Facts>
      {entries.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-sans text-sm font-semibold">{t('membership.entries')}</h3>
          <ul className="flex flex-col divide-y divide-line text-sm">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

/** Points that were given or taken, when, and for what. */
function Entry({ entry }: { entry: PersonMembership['entries'][number] }) {
  const { t, i18n } = useTranslation(['admin-people', 'membership'])
  const { kind, points, status, note, created_at: at, order_id: order, order_number: numberOfOrder } = entry
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <span>
        {t(`membership:history.kind.${kind}`)}
        {order && (
          <>
            {' '}
            ·{' '}
            <RecordLink to="orders" id={order}>
              {numberOfOrder}
            </RecordLink>
          </>
        )}
        {status !== 'available' && ` · ${t(`membership:history.${status}`)}`}
        <span className="block text-ink-soft wrap-anywhere">
          <Moment at={at} />
          {kind === 'adjust' && note !== '' && ` · ${note}`}
        </span>
      </span>
      <span className="tabular-nums">{numberFormat(i18n.language).format(points)}</span>
    </li>
  )
}
