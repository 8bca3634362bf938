import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tried } from '../../checkout/quote/tried.ts'
import { Amount } from '../../desk-kit/amount.tsx'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { callFunction, resultOf } from '../../platform/call-function.ts'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { findProductsNamed } from '../commissions/find-sold.ts'

/** A campaign as the functions take it. */
export type Typed = { coupon: object } | { promotion: object }

const MOST = 20

/** What a made-up cart costs with a campaign as it is typed, reckoned by the quote itself; nothing of it is kept. */
export function TryCampaign({ campaign }: { campaign: Typed | undefined }) {
  const { t } = useTranslation('admin-campaigns')
  const [products, setProducts] = useState<NamedRecord[]>([])
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({})
  const quantityOf = (id: string) => Math.min(99, Math.max(1, Number.parseInt(quantities[id] ?? '2', 10) || 1))
  const asked = useDeferredValue({ ...campaign, country: 'TH', lines: products.map(({ id }) => ({ productId: id, quantity: quantityOf(id) })) })
  const tried = useQuery({
    queryKey: ['try-campaign', asked],
    enabled: campaign !== undefined && asked.lines.length > 0,
    queryFn: () => resultOf(callFunction<Tried>('try-campaign', asked, { repeatable: true })),
    placeholderData: (before) => before,
    gcTime: 60_000,
  })
  return (
    <Panel title={t('try.title')}>
      <p className="mb-3 text-sm text-ink-soft">{t('try.what')}</p>
      <RecordPicker
        label={t('try.products')}
        of="products"
        find={findProductsNamed}
        chosen={products}
        onChange={(chosen) => setProducts(chosen.slice(0, MOST))}
      />
      <div className="mt-3 flex flex-col gap-2">
        {products.map(({ id, name }) => (
          <Field
            key={id}
            label={t('try.quantityOf', { name })}
            type="number"
            min={1}
            max={99}
            value={quantities[id] ?? '2'}
            onChange={(event) => setQuantities({ ...quantities, [id]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div aria-live="polite" className="mt-4">
        {tried.isError && <LoadFailureLine error={tried.error} onRetry={() => void tried.refetch()} />}
        {products.length === 0 && <p className="text-sm text-ink-soft">{t('try.choose')}</p>}
        {products.length > 0 && campaign === undefined && <p className="text-sm text-ink-soft">{t('try.incomplete')}</p>}
        {products.length > 0 && campaign !== undefined && tried.data && <Sheet tried={tried.data} />}
      </div>
    </Panel>
  )
}

function Sheet({ tried }: { tried: Tried }) {
  const { t } = useTranslation('admin-campaigns')
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {tried.lines.map((line) => (
          <li key={line.name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {line.quantity} × {line.name}
            </span>
            <span>
              <Amount minor={line.full} />
              {line.off > 0 && (
                <span className="ms-2 font-semibold text-leaf">
                  −<Amount minor={line.off} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {tried.because !== null && (
        <p className="my-2 text-sm font-semibold text-terracotta">{t(`try.because.${tried.because}`, { defaultValue: t('try.because.not_applicable') })}</p>
      )}
      <Facts>
        <Fact name={t('try.savings')}>
          <Amount minor={tried.savings} className="font-semibold" />
        </Fact>
        <Fact name={t('try.applications')}>{tried.applications > 1 && tried.applications}</Fact>
        <Fact name={t('try.shopPays')}>
          <Amount minor={tried.shopPays} />
        </Fact>
        <Fact name={t('try.makersPay')}>
          <Amount minor={tried.savings - tried.shopPays} />
        </Fact>
        <Fact name={t('try.beside')}>{tried.beside.join(', ')}</Fact>
        <Fact name={t('try.delivery')}>
          <Amount minor={tried.shipping} />
        </Fact>
        <Fact name={t('try.total')}>
          <Amount minor={tried.total} className="font-semibold" />
        </Fact>
      </Facts>
    </>
  )
}
