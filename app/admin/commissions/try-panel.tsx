import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedCategory } from '../../catalog/categories/named-categories.ts'
import { Amount } from '../../desk-kit/amount.tsx'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { percentFormat } from '../../i18n/number-format.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { ONE_MILLION, toJson } from '../../platform/money.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { findProductsNamed, findSellersNamed } from './find-sold.ts'
import { getKept, type Kept } from './rule.ts'

/** What a maker pays and keeps of a sale that one makes up, by the function that orders are written with. */
export function TryPanel({ categories }: { categories: readonly NamedCategory[] }) {
  const { t } = useTranslation('admin-commissions')
  const [seller, setSeller] = useState<NamedRecord[]>([])
  const [product, setProduct] = useState<NamedRecord[]>([])
  const [category, setCategory] = useState('')
  const [typed, setTyped] = useState('1000')
  const goods = typedMinor(typed)
  const wrong = goods === undefined || goods < 0n || goods > 100_000_000_000n
  const of = seller[0]?.id
  const chosen = category || categories.find(({ isLowest }) => isLowest)?.id
  const asked = { of, chosen, product: product[0]?.id ?? null, goods: goods === undefined ? 0 : toJson(goods) }
  const kept = useQuery({
    queryKey: ['commission-for', asked],
    enabled: of !== undefined && chosen !== undefined && !wrong,
    queryFn: () => getKept(of ?? '', chosen ?? '', asked.product, asked.goods),
    placeholderData: (before) => before,
    ...CHANGES_ELSEWHERE,
  })
  return (
    <Panel title={t('try.title')}>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <RecordPicker label={t('try.seller')} of="sellers" find={findSellersNamed} chosen={seller} onChange={setSeller} single required />
        <RecordPicker label={t('try.product')} of="products" find={findProductsNamed} chosen={product} onChange={setProduct} single />
        <Select
          label={t('try.category')}
          required
          value={chosen ?? ''}
          options={categories.filter(({ isLowest }) => isLowest).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <Field
          label={t('try.goods')}
          hint={t('try.goodsHint')}
          required
          inputMode="decimal"
          value={typed}
          error={wrong ? t('problems.amount') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <div aria-live="polite" className="mt-4">
        {kept.isError && <LoadFailureLine error={kept.error} onRetry={() => void kept.refetch()} />}
        {of === undefined && <p className="text-sm text-ink-soft">{t('try.chooseSeller')}</p>}
        {of !== undefined && !wrong && kept.data && <Sheet kept={kept.data} goods={asked.goods} />}
      </div>
    </Panel>
  )
}

function Sheet({ kept, goods }: { kept: Kept; goods: number }) {
  const { t, i18n } = useTranslation('admin-commissions')
  const rule = kept.rule_id === null ? t(kept.rule === 'plan' ? 'usual.plan' : 'usual.usual') : kept.rule
  return (
    <Facts className="max-w-md">
      <Fact name={t('try.rule')}>{`${rule}, ${percentFormat(i18n.language).format(kept.rate_ppm / ONE_MILLION)}`}</Fact>
      <Fact name={t('try.commission')}>
        <Amount minor={kept.commission_minor} />
      </Fact>
      <Fact name={t('try.vat')}>
        <Amount minor={kept.vat_minor} />
      </Fact>
      <Fact name={t('try.left')}>
        <span className="font-semibold">
          <Amount minor={goods - kept.commission_minor - kept.vat_minor} />
        </span>
      </Fact>
    </Facts>
  )
}
