import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { dateFormat } from '../../i18n/date-format.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { COMPARED, lastDays, type Spans } from './spans.ts'

const LAST = [7, 30, 90, 365] as const

/** Which days are told, and beside which; both stand in the address. */
export function SpanChoice({ spans }: { spans: Spans }) {
  const { t, i18n } = useTranslation('admin-analytics')
  const [search, setSearch] = useSearchParams()
  const set = (change: Record<string, string>) => setSearch({ ...Object.fromEntries(search), from: spans.from, to: spans.to, ...change }, { replace: true })
  const day = (of: string) => dateFormat(i18n.language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(of))
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t('span.title')} className="flex flex-wrap gap-2">
        {LAST.map((days) => {
          const { from, to } = lastDays(days)
          const chosen = spans.from === from && spans.to === to
          return (
            <Button key={days} size="small" look={chosen ? 'primary' : 'quiet'} aria-pressed={chosen} onClick={() => set({ from, to })}>
              {t('span.last', { count: days })}
            </Button>
          )
        })}
      </div>
      <div className="grid gap-3 sm:grid-cols-3 lg:max-w-3xl">
        <Field
          label={t('span.from')}
          required
          type="date"
          max={spans.to}
          value={spans.from}
          onChange={(event) => event.currentTarget.value && set({ from: event.currentTarget.value })}
        />
        <Field
          label={t('span.to')}
          required
          type="date"
          min={spans.from}
          value={spans.to}
          onChange={(event) => event.currentTarget.value && set({ to: event.currentTarget.value })}
        />
        <Select
          label={t('span.beside')}
          required
          value={spans.compared}
          options={COMPARED.map((value) => ({ value, label: t(`span.compared.${value}`) }))}
          onChange={(event) => set({ beside: event.currentTarget.value })}
        />
      </div>
      <p className="text-sm text-ink-soft">{t('span.told', { from: day(spans.beforeFrom), to: day(spans.beforeTo) })}</p>
    </div>
  )
}
