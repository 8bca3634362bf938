import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecordCompany } from '../../desk-kit/company.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { ACHIEVEMENTS, TIERS } from '../../membership/membership.ts'
import { useWords } from '../../membership/use-words.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { TermsChanges } from './terms-changes.tsx'
import { TermsForm } from './terms-form.tsx'
import { getStanding, GROUPS, listChanges, type Standing } from './terms.ts'
import { useTermWords } from './use-term-words.tsx'

/** The terms of the membership as they hold, what is planned, and every change there was. */
export default function MembershipList() {
  const { t } = useTranslation('admin-membership')
  const may = useMay()
  const standing = useQuery({ queryKey: ['membership-standing'], queryFn: getStanding, ...CHANGES_ELSEWHERE })
  const changes = useQuery({ queryKey: ['membership-terms'], queryFn: listChanges, ...CHANGES_ELSEWHERE })
  const [editing, setEditing] = useState(false)
  if (standing.isError) return <LoadFailure level={1} error={standing.error} onRetry={() => void standing.refetch()} />
  return (
    <section aria-labelledby="membership-title" className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 id="membership-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">{t('intro')}</p>
        </div>
        {may('membership.write') && !editing && standing.data && (
          <Button icon={<Pencil className="size-4" aria-hidden="true" />} onClick={() => setEditing(true)}>
            {t('change')}
          </Button>
        )}
      </header>
      {!standing.data ? (
        <Waiting className="h-64 w-full" />
      ) : (
        <RecordCompany id="terms">
          {editing ? (
            <TermsForm standing={standing.data} onClose={() => setEditing(false)} />
          ) : (
            <>
              <Tiers standing={standing.data} />
              <div className="grid items-start gap-4 xl:grid-cols-2">
                <Points standing={standing.data} />
                <Achievements standing={standing.data} />
              </div>
            </>
          )}
        </RecordCompany>
      )}
      {changes.data && <TermsChanges changes={changes.data} />}
    </section>
  )
}

/** Each tier with what it takes, what it brings and who stands in it. */
function Tiers({ standing: { numbers, tiers } }: { standing: Standing }) {
  const { t } = useTranslation(['admin-membership', 'membership'])
  const may = useMay()
  const words = useTermWords()
  const { number, factor } = useWords()
  const rowsLink = useRowsLink()
  return (
    <Panel
      title={t('tiers')}
      actions={
        may('translations.read') && (
          <Link to="/admin/translations?part=membership&q=tier" className="text-sm text-indigo hover:underline">
            {t('names')}
          </Link>
        )
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {TIERS.map((tier) => {
          const members = number(tiers[tier] ?? 0)
          const link = rowsLink('memberships', { tier: [tier] })
          return (
            <li key={tier} className="rounded-control border border-line p-4">
              <h3 className="text-lg">{t(`membership:tier.${tier}.name`)}</h3>
              <p className="mt-2 text-sm">
                {tier === 'lotus'
                  ? t('membership:tiers.fromStart')
                  : t('membership:tiers.from', { points: words.value(`tiers.${tier}_from`, numbers[`tiers.${tier}_from`] ?? 0) })}
              </p>
              <p className="text-sm">{t('membership:tiers.multiple', { factor: factor(numbers[`tiers.${tier}_points_ppm`] ?? 0) })}</p>
              <div className="mt-2 text-sm text-ink-soft">
                {link ? (
                  <Link to={link} className="text-indigo hover:underline">
                    {t('members', { count: tiers[tier] ?? 0, number: members })}
                  </Link>
                ) : (
                  t('members', { count: tiers[tier] ?? 0, number: members })
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{t('review', { count: numbers['tiers.review_months'] ?? 0 })}</p>
    </Panel>
  )
}

function Points({ standing: { numbers } }: { standing: Standing }) {
  const { t } = useTranslation('admin-membership')
  const words = useTermWords()
  return (
    <Panel title={t('points')}>
      <Facts>
        {GROUPS.points.map((key) => (
          <Fact key={key} name={words.name(key)}>
            {words.value(key, numbers[key] ?? 0)}
          </Fact>
        ))}
      </Facts>
    </Panel>
  )
}

function Achievements({ standing: { numbers, achievements } }: { standing: Standing }) {
  const { t } = useTranslation(['admin-membership', 'membership'])
  const words = useTermWords()
  const { number } = useWords()
  return (
    <Panel title={t('achievements')}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {ACHIEVEMENTS.map((achievement) => {
          const key = `achievements.${achievement}`
          return (
            <li key={achievement} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
              <span>{words.name(key)}</span>
              <span className="font-semibold tabular-nums">{words.value(key, numbers[key] ?? 0)}</span>
              <span className="text-ink-soft">
                {t('achievedBy', { count: achievements[achievement] ?? 0, number: number(achievements[achievement] ?? 0) })}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {words.name('achievements.silk_road_sellers')}: {number(numbers['achievements.silk_road_sellers'] ?? 0)}
      </p>
    </Panel>
  )
}
