import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { provinceOf } from '../../addresses/thai-provinces.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor, toDecimal } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { getEarnings } from '../products/my-product.ts'
import { useMinimumWage } from './minimum-wage.ts'
import { amountOf, costOf, type FairDraft, priceThatLeaves } from './fair-price.ts'

const FIELDS = ['material', 'hours', 'wage', 'other'] as const satisfies readonly (keyof FairDraft)[]
const HINTED = ['wage', 'other'] as const
const isHinted = (field: keyof FairDraft): field is (typeof HINTED)[number] => HINTED.some((each) => each === field)

type Props = { sellerId: string; productId: string | undefined; categoryId: string; onTake: (price: string) => void }

/** From what a piece takes to its price, with the fees of the function that orders are written with. What is typed here is nobody else's and is not kept. */
export function FairPrice({ sellerId, productId, categoryId, onTake }: Props) {
  const { t, i18n } = useTranslation('listing')
  const [said, setSaid] = useState<FairDraft>({ material: '', hours: '', wage: '', other: '' })
  const cost = costOf(useDeferredValue(said))
  const fair = useQuery({
    queryKey: ['fair-price', sellerId, productId, categoryId, cost?.total],
    enabled: cost !== undefined && categoryId !== '',
    queryFn: async () =>
      (await priceThatLeaves(cost?.total ?? 0, async (satang) => {
        const kept = await getEarnings({ sellerId, categoryId, productId, satang })
        return kept ? kept.commission + kept.vat : undefined
      })) ?? null,
  })
  const baht = (amount: number) => formatPrice(minor(amount), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const found = fair.data
  const least = useMinimumWage(sellerId)
  const hintOf = (field: keyof FairDraft): string | undefined => {
    if (field !== 'wage' || !least) return isHinted(field) ? t(`fair.${field}Hint`) : undefined
    return t('fair.wageLeast', {
      province: provinceOf(least.province)?.[i18n.language === 'th' ? 'th' : 'en'],
      hour: baht(least.hour),
      day: baht(least.day),
      month: dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(least.since),
    })
  }
  return (
    <Disclosure summary={t('fair.title')}>
      <div className="grid gap-4 pt-2">
        <p className="text-sm text-ink-soft">{t('fair.text')}</p>
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={t(`fair.${field}`)}
            hint={hintOf(field)}
            inputMode="decimal"
            maxLength={20}
            value={said[field]}
            error={amountOf(said[field]) === undefined ? t('fair.problem') : undefined}
            onChange={(event) => {
              const { value } = event.currentTarget
              setSaid((now) => ({ ...now, [field]: value }))
            }}
          />
        ))}
        <div aria-live="polite" className="grid gap-3">
          {cost && categoryId === '' && <p className="text-sm text-gold">{t('fair.noCategory')}</p>}
          {cost && categoryId !== '' && fair.isError && <p className="text-sm text-terracotta">{t('fair.unknown')}</p>}
          {cost && found && (
            <>
              <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 rounded-card border border-line p-4 tabular-nums">
                <Row name={t('fair.rows.material')} amount={baht(cost.material)} />
                <Row name={t('fair.rows.work')} amount={baht(cost.work)} />
                <Row name={t('fair.rows.other')} amount={baht(cost.other)} />
                {found.price - found.fees > cost.total && <Row name={t('fair.rows.rounded')} amount={baht(found.price - found.fees - cost.total)} />}
                <Row name={t('fair.rows.fees')} amount={baht(found.fees)} />
                <dt className="border-t border-line pt-2 font-semibold">{t('fair.rows.price')}</dt>
                <dd className="border-t border-line pt-2 text-end font-semibold">{baht(found.price)}</dd>
              </dl>
              <Button look="quiet" className="justify-self-start" onClick={() => onTake(toDecimal(minor(found.price), 2).replace(/\.00$/, ''))}>
                {t('fair.take', { price: baht(found.price) })}
              </Button>
            </>
          )}
        </div>
      </div>
    </Disclosure>
  )
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="text-end">{amount}</dd>
  </>
)
