import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { dateFormat } from '../../i18n/date-format.ts'
import { regionName } from '../../i18n/names-of-codes.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { callFunction, resultOf } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { DayChart } from '../../ui/day-chart.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { FiguresTable } from '../analytics/figures-table.tsx'
import { saveFigures } from '../analytics/save-figures.ts'

type Counts = { signed_in: number; failed: number }
type SignIns = {
  hours: (Counts & { hour: string })[]
  addresses: { address: string; failed: number; networks: number; at: string }[]
  countries: (Counts & { country: string })[]
}

const SPANS = ['24', '168', '720'] as const

/** Who signed in and who failed to, hour by hour: as a chart, tables and files. */
export function SignInsPanel() {
  const { t, i18n } = useTranslation('admin-security')
  const [search, setSearch] = useSearchParams()
  const span = SPANS.find((one) => one === search.get('hours')) ?? '24'
  const found = useQuery({
    queryKey: ['security-sign-ins', span],
    queryFn: () => resultOf(callFunction<SignIns>('sign-ins', { hours: Number(span) }, { repeatable: true })),
  })
  const number = numberFormat(i18n.language)
  const hour = (at: string) =>
    dateFormat(i18n.language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: SHOP_ZONE }).format(new Date(at))
  const countryOf = (code: string) => (code === '' ? t('signIns.nowhere') : regionName(code, i18n.language))
  const { hours = [], addresses = [], countries = [] } = found.data ?? {}
  const [first, last] = [hours[0], hours.at(-1)]
  const sum = (what: keyof Counts) => number.format(hours.reduce((all, each) => all + each[what], 0))
  const heads = [t('signIns.signedIn'), t('signIns.failed')]
  const save = () =>
    saveFigures(`sign-ins-${span}`, [[t('signIns.hour'), ...heads], ...hours.map(({ hour: at, signed_in: done, failed }) => [at, done, failed])])
  const saveAddresses = () =>
    saveFigures('failed-sign-ins', [
      [t('signIns.address'), t('signIns.failed'), t('signIns.networks'), t('signIns.last')],
      ...addresses.map(({ address, failed, networks, at }) => [address, failed, networks, at]),
    ])
  return (
    <Panel
      title={t('signIns.title')}
      className="xl:col-span-2"
      actions={
        <>
          {addresses.length > 0 && (
            <Button look="plain" size="small" onClick={saveAddresses}>
              {t('signIns.saveFailed')}
            </Button>
          )}
          {hours.length > 0 && (
            <Button look="quiet" size="small" onClick={save}>
              {t('signIns.save')}
            </Button>
          )}
        </>
      }
    >
      <Select
        label={t('signIns.span')}
        required
        className="max-w-xs"
        value={span}
        options={SPANS.map((value) => ({ value, label: t(`signIns.spans.${value}`) }))}
        onChange={(event) => setSearch({ ...Object.fromEntries(search), hours: event.currentTarget.value }, { replace: true })}
      />
      {found.isPending && <Waiting className="mt-4 h-44" />}
      {found.isError && <LoadFailure error={found.error} onRetry={() => void found.refetch()} />}
      {first && last && (
        <>
          <p className="mt-3 flex flex-wrap gap-x-5 text-sm text-ink-soft">
            <span className="inline-flex items-center gap-2">
              <span className="size-3 bg-indigo" aria-hidden="true" />
              {t('signIns.signedIn')}: {sum('signed_in')}
            </span>
            <span className="inline-flex items-center gap-2">
              <span className="w-4 border-t-2 border-dashed border-gold" aria-hidden="true" />
              {t('signIns.failed')}: {sum('failed')}
            </span>
          </p>
          <DayChart
            days={hours.map((each) => ({ day: each.hour, now: each.signed_in, before: each.failed }))}
            first={hour(first.hour)}
            last={hour(last.hour)}
          />
          <details className="mt-3">
            <summary className="link inline-flex min-h-9 cursor-pointer items-center pointer-coarse:min-h-11">{t('signIns.asTable')}</summary>
            <FiguresTable
              label={t('signIns.title')}
              head={[t('signIns.hour'), ...heads]}
              rows={hours
                .map((each) => ({ key: each.hour, name: hour(each.hour), cells: [number.format(each.signed_in), number.format(each.failed)] }))
                .toReversed()}
            />
          </details>
          <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
            <div>
              <h3 className="text-base">{t('signIns.addresses')}</h3>
              {addresses.length === 0 ? (
                <p className="mt-2 text-sm">{t('signIns.noFailed')}</p>
              ) : (
                <FiguresTable
                  label={t('signIns.addresses')}
                  head={[t('signIns.address'), t('signIns.failed'), t('signIns.networks'), t('signIns.last')]}
                  rows={addresses.map(({ address, failed, networks, at }, place) => ({
                    key: `${place} ${address}`,
                    name: address,
                    cells: [number.format(failed), number.format(networks), <Moment key="at" at={at} />],
                  }))}
                />
              )}
            </div>
            <div>
              <h3 className="text-base">{t('signIns.countries')}</h3>
              {countries.length === 0 ? (
                <p className="mt-2 text-sm">{t('signIns.nobody')}</p>
              ) : (
                <FiguresTable
                  label={t('signIns.countries')}
                  head={[t('signIns.country'), ...heads]}
                  rows={countries.map((each) => ({
                    key: each.country,
                    name: countryOf(each.country),
                    cells: [number.format(each.signed_in), number.format(each.failed)],
                  }))}
                />
              )}
            </div>
          </div>
        </>
      )}
    </Panel>
  )
}
