import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'

const FIGURES = ['sent', 'opened', 'bought'] as const
type Figures = Record<(typeof FIGURES)[number], number>

/** What became of the letters about carts that were left: counted by the shop's own link, with nothing that follows anybody. */
export function CartReminders() {
  const { t, i18n } = useTranslation('admin-newsletters')
  const may = useMay()
  const found = useQuery({ queryKey: ['cart-reminder-figures'], queryFn: () => databaseResult<Figures[]>('cart_reminder_figures', {}) })
  const figures = found.data?.[0]
  return (
    <Panel title={t('carts.title')}>
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-16" />}
      {figures && (
        <Facts>
          {FIGURES.map((figure) => (
            <Fact key={figure} name={t(`carts.${figure}`)}>
              {numberFormat(i18n.language).format(figures[figure])}
            </Fact>
          ))}
        </Facts>
      )}
      <p className="mt-3 text-sm text-ink-soft">{t('carts.text')}</p>
      {may('settings.read') && (
        <div className="mt-3">
          <ButtonLink size="small" look="quiet" to="/admin/settings?q=carts">
            {t('carts.settings')}
          </ButtonLink>
        </div>
      )}
    </Panel>
  )
}
