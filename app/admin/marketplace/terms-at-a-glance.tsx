import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { listSettings } from '../settings/setting.ts'
import { useSettingWords } from '../settings/setting-value.tsx'

/** The settings an operator is asked about most, by what they are about. */
const TERMS = {
  trust: [
    'trust.known_days',
    'trust.known_orders',
    'trust.trusted_days',
    'trust.trusted_orders',
    'trust.first_listings',
    'trust.price_percent',
    'plans.free_listings',
    'plans.seller_listings',
  ],
  fees: ['commission.rate_ppm', 'commission.vat_ppm', 'payouts.minimum_minor', 'debts.minimum_minor', 'debts.grace_days'],
  windows: ['orders.accept_hours', 'orders.accept_hours_made_to_order', 'orders.complete_days', 'returns.days', 'cases.claim_days', 'cases.answer_hours'],
} as const

/** What holds now between the shop, its makers and buyers; each leads to where it is changed. */
export function TermsAtAGlance() {
  const { t } = useTranslation(['admin-marketplace', 'admin-settings'])
  const words = useSettingWords()
  const settings = useQuery({ queryKey: ['shop-settings'], queryFn: listSettings, ...CHANGES_ELSEWHERE })
  return (
    <Panel title={t('terms.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        {t('terms.text')}{' '}
        <Link to="/admin/commissions" className="link">
          {t('terms.commissions')}
        </Link>
      </p>
      {settings.isError && <LoadFailureLine error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Waiting className="h-40 w-full" />}
      {settings.data && (
        <div className="grid gap-6 lg:grid-cols-3">
          {(Object.keys(TERMS) as (keyof typeof TERMS)[]).map((about) => (
            <section key={about} aria-label={t(`terms.${about}`)}>
              <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{t(`terms.${about}`)}</h3>
              <ul className="divide-y divide-line text-sm">
                {settings.data
                  .filter(({ key }) => (TERMS[about] as readonly string[]).includes(key))
                  .map(({ key, value, description }) => (
                    <li key={key}>
                      <Link to={`/admin/settings?q=${key}`} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 hover:underline">
                        <span className="min-w-0 wrap-anywhere">{t(`admin-settings:meanings.${key}`, { defaultValue: description })}</span>
                        <span className="min-w-0 font-semibold wrap-anywhere tabular-nums">{words(key, value)}</span>
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Panel>
  )
}
