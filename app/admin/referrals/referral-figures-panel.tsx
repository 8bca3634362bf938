import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { differenceFormat, numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { ReferralFigures } from './referral-row.ts'

/** The span of the figures; the one before it is as long. */
const DAYS = 30
const TERMS = ['referrer_minor', 'friend_minor', 'minimum_minor', 'order_days', 'wait_days', 'month_most', 'day_most', 'credit_months'] as const

/** Thirty days beside the thirty before, what waits, and the settings as they hold. */
export function ReferralFiguresPanel() {
  const { t } = useTranslation('admin-referrals')
  const found = useQuery({
    queryKey: ['referral-figures', DAYS],
    queryFn: () => databaseResult<ReferralFigures>('referral_figures', { p_days: DAYS }),
    ...CHANGES_ELSEWHERE,
  })
  if (found.isError && !found.data) return <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Waiting className="h-64 w-full" />
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('figures.title')}>
        <Figures figures={found.data} />
      </Panel>
      <Panel title={t('terms.title')}>
        <Terms terms={found.data.terms} />
      </Panel>
    </div>
  )
}

function Figures({ figures: { now, before, held, waiting, waiting_minor: due } }: { figures: ReferralFigures }) {
  const { t, i18n } = useTranslation('admin-referrals')
  const number = numberFormat(i18n.language)
  const difference = differenceFormat(i18n.language)
  const counts = ['joined', 'ordered', 'granted', 'ended'] as const
  return (
    <Facts>
      {counts.map((name) => (
        <Fact key={name} name={t(`figures.${name}`)}>
          {number.format(now[name])}{' '}
          {now[name] !== before[name] && (
            <span className="text-sm text-ink-soft">{t('figures.before', { change: difference.format(now[name] - before[name]) })}</span>
          )}
        </Fact>
      ))}
      <Fact name={t('figures.given')}>
        <Amount minor={now.given_minor} />
      </Fact>
      <Fact name={t('figures.back')}>
        <Amount minor={now.back_minor} />
      </Fact>
      <Fact name={t('figures.held')}>{number.format(held)}</Fact>
      <Fact name={t('figures.waiting')}>
        {number.format(waiting)} · <Amount minor={due} />
      </Fact>
    </Facts>
  )
}

function Terms({ terms }: { terms: ReferralFigures['terms'] }) {
  const { t, i18n } = useTranslation('admin-referrals')
  const may = useMay()
  const number = numberFormat(i18n.language)
  return (
    <>
      <Facts>
        <Fact name={t('terms.open')}>{t(terms['open'] === true ? 'terms.yes' : 'terms.no')}</Fact>
        {TERMS.map((name) => (
          <Fact key={name} name={t(`terms.${name}`)}>
            {name.endsWith('_minor') ? <Amount minor={Number(terms[name])} /> : number.format(Number(terms[name]))}
          </Fact>
        ))}
      </Facts>
      {may('settings.read') && (
        <Link className="mt-3 inline-block text-sm text-indigo hover:underline" to="/admin/settings">
          {t('terms.change')}
        </Link>
      )}
    </>
  )
}
