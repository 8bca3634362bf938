import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { findSellersNamed } from '../commissions/find-sold.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { type BrandRow, listNamedSellers } from './brand.ts'

const REFUSED = ['no_seller', 'too_many'] as const

/** Who may sell under a brand that is not everybody's. */
export function NamedSellers({ brand }: { brand: BrandRow }) {
  const { t } = useTranslation('admin-brands')
  const may = useMay()
  const key = ['brand-sellers', brand.id]
  const queries = useQueryClient()
  const named = useQuery({ queryKey: key, queryFn: () => listNamedSellers(brand.id), ...CHANGES_ELSEWHERE })
  const { act, busy } = useAct()
  const [chosen, setChosen] = useState<NamedRecord[]>()
  const save = async () => {
    const done = await act({
      ask: () =>
        askDatabase('name_brand_sellers', {
          p_brand: brand.id,
          p_sellers: (chosen ?? []).map(({ id }) => id),
          p_seen: (named.data ?? []).map(({ id }) => id),
        }),
      done: t('named.done'),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    await queries.invalidateQueries({ queryKey: key })
    if (done) setChosen(undefined)
  }
  return (
    <Panel
      title={t('named.title')}
      actions={
        may('catalogue.write') &&
        brand.merged_into === null &&
        chosen === undefined &&
        named.data && (
          <Button size="small" look="quiet" onClick={() => setChosen(named.data)}>
            {t('named.change')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t(brand.open_to_all ? 'named.open' : 'named.closed')}</p>
        {named.isPending && <Waiting className="h-10 w-full" />}
        {named.isError && <LoadFailureLine error={named.error} onRetry={() => void named.refetch()} />}
        {chosen ? (
          <>
            <RecordPicker label={t('named.pick')} hint={t('named.hint')} of="sellers" find={findSellersNamed} chosen={chosen} onChange={setChosen} />
            <div className="flex flex-wrap gap-3">
              <Button busy={busy} onClick={() => void save()}>
                {t('save')}
              </Button>
              <Button look="plain" onClick={() => setChosen(undefined)}>
                {t('cancel')}
              </Button>
            </div>
          </>
        ) : (
          named.data &&
          named.data.length > 0 && (
            <ul className="flex flex-col gap-1 text-sm wrap-anywhere">
              {named.data.map(({ id, name }) => (
                <li key={id}>
                  <RecordLink to="sellers" id={id}>
                    {name}
                  </RecordLink>
                </li>
              ))}
            </ul>
          )
        )}
        {named.data?.length === 0 && !chosen && !brand.open_to_all && <p className="text-sm font-semibold">{t('named.nobody')}</p>}
      </div>
    </Panel>
  )
}
