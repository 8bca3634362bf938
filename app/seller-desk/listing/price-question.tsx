import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field.tsx'
import { EarningsLine } from '../products/earnings-line.tsx'
import type { Asking } from './asking.ts'
import { FairPrice } from './fair-price-help.tsx'

/** What it costs, and what its maker gets of that. */
export function PriceQuestion({ answers, change, problem, hint, shop, product }: Asking) {
  const { t } = useTranslation(['listing', 'dashboard'])
  return (
    <>
      <Field
        label={t('dashboard:product.price')}
        hint={hint('price')}
        required
        inputMode="decimal"
        value={answers.price}
        error={problem('price')}
        onChange={(event) => change({ price: event.currentTarget.value })}
      />
      <EarningsLine sellerId={shop.id} productId={product?.id} categoryId={answers.categoryId} price={answers.price} />
      <FairPrice sellerId={shop.id} productId={product?.id} categoryId={answers.categoryId} onTake={(price) => change({ price })} />
      <Field
        label={t('dashboard:product.originalPrice')}
        hint={t('dashboard:product.originalPriceHint')}
        inputMode="decimal"
        value={answers.originalPrice}
        error={problem('originalPrice')}
        onChange={(event) => change({ originalPrice: event.currentTarget.value })}
      />
    </>
  )
}
