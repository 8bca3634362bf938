import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { minor, toDecimal, toJson } from '../../platform/money.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { HANDLING_DAYS } from '../../shipping/shipping.ts'
import { SHIPPING_METHODS, SHIPPING_ZONES, type ShippingMethod, type ShippingZone } from '../../shipping/shipping-rates.ts'
import type { KeptRate } from '../../shipping/shipping-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { readMyShipping, writeMyPacking, writeMyRate, type RateWish } from './my-shipping.ts'

type PricedRate = Exclude<KeptRate, { offered: false }>
const REFUSED = ['too_dear', 'not_offered', 'no_rate', 'too_many_changes'] as const

/** What delivery costs at this shop, where it does not want Hattha's terms: by zone and way, free from a sum, days of packing. */
export function ShippingPart({ seller }: { seller: string }) {
  const { t } = useTranslation('desk-shipping')
  const shipping = useQuery({ queryKey: ['my-shipping', seller], queryFn: () => readMyShipping(seller) })
  const [zone, setZone] = useState<ShippingZone>('TH')
  const [method, setMethod] = useState<ShippingMethod>('standard')
  if (shipping.isPending) return <Skeleton className="h-64" />
  if (shipping.isError) return <LoadFailureLine error={shipping.error} onRetry={() => void shipping.refetch()} />
  const { own, terms } = shipping.data
  const usual = terms.rates.find((one) => one.zone === zone && one.method === method)?.rate
  const mine = own.rates.find((one) => one.zone === zone && one.method === method)?.rate
  return (
    <ProfileSection title={t('title')} text={t('text')}>
      <div className="grid gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('zone')}
            required
            value={zone}
            options={SHIPPING_ZONES.map((each) => ({ value: each, label: t(`zones.${each}`) }))}
            onChange={(event) => setZone(SHIPPING_ZONES.find((each) => each === event.currentTarget.value) ?? 'TH')}
          />
          <Select
            label={t('method')}
            required
            value={method}
            options={SHIPPING_METHODS.map((each) => ({ value: each, label: t(`methods.${each}`) }))}
            onChange={(event) => setMethod(SHIPPING_METHODS.find((each) => each === event.currentTarget.value) ?? 'standard')}
          />
        </div>
        {usual === undefined || 'offered' in usual ? (
          <p className="text-ink-soft">{t('notOffered')}</p>
        ) : (
          <RateForm key={`${zone}:${method}:${JSON.stringify(mine)}`} seller={seller} zone={zone} method={method} usual={usual} mine={mine} />
        )}
        <PackingForm key={JSON.stringify(own.packs)} seller={seller} packs={own.packs} />
      </div>
    </ProfileSection>
  )
}

const baht = (satang: number) => toDecimal(minor(satang), 2).replace(/\.00$/, '')
const whole = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined)
const money = (typed: string) => {
  const amount = typedMinor(typed)
  return amount === undefined || amount < 0n || amount > 100_000_000_000n ? undefined : toJson(amount)
}

type RateFormProps = { seller: string; zone: ShippingZone; method: ShippingMethod; usual: PricedRate; mine: KeptRate | undefined }

function RateForm({ seller, zone, method, usual, mine }: RateFormProps) {
  const { t, i18n } = useTranslation('desk-shipping')
  const price = (satang: number) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const shown = mine && !('offered' in mine) ? mine : usual
  const [typed, setTyped] = useState({
    first: baht(shown.first),
    step: baht(shown.step),
    freeFrom: shown.freeFrom === null ? '' : baht(shown.freeFrom),
    daysFrom: String(shown.daysFrom),
    daysTo: String(shown.daysTo),
  })
  const [tried, setTried] = useState(false)
  const save = useSaving(seller, (wish: RateWish) => writeMyRate(seller, zone, method, wish))
  const read = {
    first: money(typed.first),
    step: money(typed.step),
    freeFrom: typed.freeFrom.trim() === '' ? null : money(typed.freeFrom),
    daysFrom: whole(typed.daysFrom),
    daysTo: whole(typed.daysTo),
  }
  const wrong = (name: keyof typeof read) => (tried && read[name] === undefined ? t('problem') : undefined)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: wrong(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped((before) => ({ ...before, [name]: event.currentTarget.value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { first, step, freeFrom, daysFrom, daysTo } = read
    if (first === undefined || step === undefined || freeFrom === undefined || daysFrom === undefined || daysTo === undefined) return
    save.mutate({ first, step, freeFrom, daysFrom, daysTo })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label={t('own')}>
      <p role="status" className="font-medium">
        {mine === undefined ? t('isUsual') : 'offered' in mine ? t('isOff') : t('isOwn')}
      </p>
      <p className="text-sm text-ink-soft">
        {t('usual', { first: price(usual.first), step: price(usual.step), firstGrams: usual.firstGrams, stepGrams: usual.stepGrams })}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('first', { grams: usual.firstGrams })} required inputMode="decimal" maxLength={12} {...field('first')} />
        <Field label={t('step', { grams: usual.stepGrams })} required inputMode="decimal" maxLength={12} {...field('step')} />
        <Field label={t('freeFrom')} hint={t('freeFromHint')} inputMode="decimal" maxLength={12} {...field('freeFrom')} />
        <div className="grid grid-cols-2 items-start gap-4">
          <Field label={t('daysFrom')} required inputMode="numeric" maxLength={3} {...field('daysFrom')} />
          <Field label={t('daysTo')} required inputMode="numeric" maxLength={3} {...field('daysTo')} />
        </div>
      </div>
      <Refusal error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
        {mine !== undefined && (
          <Button look="quiet" busy={save.isPending} onClick={() => save.mutate(null)}>
            {t('back')}
          </Button>
        )}
        {!(mine && 'offered' in mine) && (
          <Button look="plain" busy={save.isPending} onClick={() => save.mutate({ offered: false })}>
            {t('off')}
          </Button>
        )}
      </div>
    </form>
  )
}

function PackingForm({ seller, packs }: { seller: string; packs: { from: number; to: number } | null }) {
  const { t } = useTranslation('desk-shipping')
  const [typed, setTyped] = useState({ from: String(packs?.from ?? HANDLING_DAYS.from), to: String(packs?.to ?? HANDLING_DAYS.to) })
  const [tried, setTried] = useState(false)
  const save = useSaving(seller, ({ from, to }: { from: number; to: number }) => writeMyPacking(seller, from, to))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [from, to] = [whole(typed.from), whole(typed.to)]
    if (from !== undefined && to !== undefined) save.mutate({ from, to })
  }
  const field = (name: 'from' | 'to') => ({
    value: typed[name],
    error: tried && whole(typed[name]) === undefined ? t('problem') : undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped((before) => ({ ...before, [name]: event.currentTarget.value })),
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-5" aria-label={t('packing')}>
      <p className="font-medium">{t('packing')}</p>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label={t('daysFrom')} required inputMode="numeric" maxLength={2} {...field('from')} />
        <Field label={t('daysTo')} required inputMode="numeric" maxLength={2} {...field('to')} />
      </div>
      <Refusal error={save.error} />
      <Button type="submit" look="quiet" className="justify-self-start" busy={save.isPending}>
        {t('savePacking')}
      </Button>
    </form>
  )
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('desk-shipping')
  if (error === null) return null
  const code = error instanceof RefusedAnswer ? error.hint : ''
  return (
    <p role="alert" className="text-sm font-medium text-terracotta">
      {t(`refused.${REFUSED.find((each) => each === code) ?? 'unexpected'}`)}
    </p>
  )
}

function useSaving<Wish>(seller: string, write: (wish: Wish) => Promise<unknown>) {
  const { t } = useTranslation('desk-shipping')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      showToast({ title: t('saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-shipping', seller] })
    },
  })
}
