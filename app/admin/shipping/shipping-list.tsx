import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordCompany } from '../../desk-kit/company.tsx'
import { Late } from '../../desk-kit/late.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { RateForm } from './rate-form.tsx'
import { RateTable } from './rate-table.tsx'
import { ShippingPlaces } from './shipping-places.tsx'
import { ShippingTabs } from './shipping-tabs.tsx'
import { ShippingTrial } from './shipping-trial.tsx'
import { getTermsAt, listOpenTerms } from './shipping.ts'

/** What delivery costs by zone, where it goes and what may not; what is planned; and a parcel tried against it. */
export default function ShippingList() {
  const { t } = useTranslation('admin-shipping')
  const standing = useQuery({ queryKey: ['shipping-table', 'now'], queryFn: () => getTermsAt(null), ...CHANGES_ELSEWHERE })
  const open = useQuery({ queryKey: ['shipping-terms-open'], queryFn: listOpenTerms, ...CHANGES_ELSEWHERE })
  const [editing, setEditing] = useState<number>()
  const failed = [standing, open].find(({ isError }) => isError)
  if (failed) return <LoadFailure level={1} error={failed.error} onRetry={() => void failed.refetch()} />
  const chosen = standing.data?.rates.find(({ id }) => id === editing)
  return (
    <section aria-labelledby="shipping-title" className="flex flex-col gap-4 wrap-anywhere">
      <ShippingTabs />
      <header className="max-w-2xl">
        <h1 id="shipping-title" className="text-2xl">
          {t('title')}
        </h1>
        <p className="text-sm text-ink-soft">{t('intro')}</p>
      </header>
      {standing.data && open.data ? (
        <RecordCompany id="shipping">
          <Late className="h-96 w-full">
            {chosen ? (
              <RateForm standing={chosen} onClose={() => setEditing(undefined)} />
            ) : (
              <RateTable terms={standing.data} open={open.data} onChange={setEditing} />
            )}
          </Late>
          <Late className="h-96 w-full">
            <ShippingPlaces terms={standing.data} open={open.data} />
            <ShippingTrial />
          </Late>
        </RecordCompany>
      ) : (
        <Waiting className="h-64 w-full" />
      )}
    </section>
  )
}
