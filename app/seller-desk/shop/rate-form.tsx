import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { formatPrice } from '../../money/currency.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { minor, toDecimal, toJson } from '../../platform/money.ts'
import type { KeptRate } from '../../shipping/shipping-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { type RatePlace, type RateWish, writeMyRate } from './my-shipping.ts'
import { ShippingRefusal, useShippingSaving } from './shipping-saving.tsx'

type PricedRate = Exclude<KeptRate, { offered: false }>

const baht = (satang: number) => toDecimal(minor(satang), 2).replace(/\.00$/, '')
const whole = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined)
const grams = (typed: string) => (/^[1-9]\d{1,5}$/.test(typed.trim()) ? Number(typed) : undefined)
const money = (typed: string) => {
  const amount = typedMinor(typed)
  return amount === undefined || amount < 0n || amount > 100_000_000_000n ? undefined : toJson(amount)
}

type Read<Wish> = { [Name in keyof Wish]: Wish[Name] | undefined }
type PricedWish = Exclude<RateWish, { offered: false } | null>
const isComplete = (read: Read<PricedWish>): read is PricedWish => Object.values(read).every((value) => value !== undefined)
const complete = (read: Read<PricedWish>): PricedWish | undefined => (isComplete(read) ? read : undefined)

/** `usual`: what Hattha asks; `without`: what holds where nothing is said here. */
type RateFormProps = { place: RatePlace; usual: PricedRate; without: KeptRate; mine: KeptRate | undefined }

/** What one way costs in one zone, or some countries of it. */
export function RateForm({ place, usual, without, mine }: RateFormProps) {
  const { t, i18n } = useTranslation('desk-shipping')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const weight = (grams: number) => numberFormat(language).format(grams)
  const below = 'offered' in without ? usual : without
  const shown = mine && !('offered' in mine) ? mine : below
  const [typed, setTyped] = useState({
    first: baht(shown.first),
    step: baht(shown.step),
    freeFrom: shown.freeFrom === null ? '' : baht(shown.freeFrom),
    daysFrom: String(shown.daysFrom),
    daysTo: String(shown.daysTo),
    firstGrams: String(shown.firstGrams),
    stepGrams: String(shown.stepGrams),
    parcelMaxGrams: String(shown.parcelMaxGrams),
  })
  const [tried, setTried] = useState(false)
  const save = useShippingSaving(place.seller, (wish: RateWish) => writeMyRate(place, wish))
  const read = {
    first: money(typed.first),
    step: money(typed.step),
    freeFrom: typed.freeFrom.trim() === '' ? null : money(typed.freeFrom),
    daysFrom: whole(typed.daysFrom),
    daysTo: whole(typed.daysTo),
    firstGrams: grams(typed.firstGrams),
    stepGrams: grams(typed.stepGrams),
    parcelMaxGrams: grams(typed.parcelMaxGrams),
  }
  const wrong = (name: keyof typeof read) => (tried && read[name] === undefined ? t('problem') : undefined)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: wrong(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped((before) => ({ ...before, [name]: event.currentTarget.value })),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wish = complete(read)
    if (wish) save.mutate(wish)
    else focusFirstProblem(event.currentTarget)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label={t('own')}>
      <p role="status" className="font-medium">
        {mine === undefined ? t(place.profile === null && place.countries.length === 0 ? 'isUsual' : 'isAsElse') : 'offered' in mine ? t('isOff') : t('isOwn')}
      </p>
      <p className="text-sm text-ink-soft">
        {t('usual', { first: price(usual.first), step: price(usual.step), firstGrams: weight(usual.firstGrams), stepGrams: weight(usual.stepGrams) })}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('first', { grams: weight(read.firstGrams ?? usual.firstGrams) })} required inputMode="decimal" maxLength={12} {...field('first')} />
        <Field label={t('step', { grams: weight(read.stepGrams ?? usual.stepGrams) })} required inputMode="decimal" maxLength={12} {...field('step')} />
        <Field label={t('freeFrom')} hint={t('freeFromHint')} inputMode="decimal" maxLength={12} {...field('freeFrom')} />
        <div className="grid grid-cols-2 items-start gap-4">
          <Field label={t('daysFrom')} required inputMode="numeric" maxLength={3} {...field('daysFrom')} />
          <Field label={t('daysTo')} required inputMode="numeric" maxLength={3} {...field('daysTo')} />
        </div>
      </div>
      <Disclosure summary={t('weights.title')} open={(['firstGrams', 'stepGrams', 'parcelMaxGrams'] as const).some((name) => read[name] !== usual[name])}>
        <div className="grid items-start gap-4 pt-2 sm:grid-cols-3">
          <Field label={t('weights.first')} required inputMode="numeric" maxLength={6} {...field('firstGrams')} />
          <Field label={t('weights.step')} required inputMode="numeric" maxLength={6} {...field('stepGrams')} />
          <Field label={t('weights.most')} hint={t('weights.mostHint')} required inputMode="numeric" maxLength={6} {...field('parcelMaxGrams')} />
        </div>
      </Disclosure>
      <ShippingRefusal error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
        {mine !== undefined && (
          <Button look="quiet" busy={save.isPending} onClick={() => save.mutate(null)}>
            {t(place.profile === null && place.countries.length === 0 ? 'back' : 'backElse')}
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
