import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HANDLING_DAYS } from '../../shipping/shipping.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { writeMyPacking } from './my-shipping.ts'
import { ShippingRefusal, useShippingSaving } from './shipping-saving.tsx'

const days = (typed: string) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : undefined)

/** How many days the shop takes to pack parcels of one kind. */
export function PackingForm({ seller, profile, packs }: { seller: string; profile: string | null; packs: { from: number; to: number } | null }) {
  const { t } = useTranslation('desk-shipping')
  const [typed, setTyped] = useState({ from: String(packs?.from ?? HANDLING_DAYS.from), to: String(packs?.to ?? HANDLING_DAYS.to) })
  const [tried, setTried] = useState(false)
  const save = useShippingSaving(seller, (wish: { from: number; to: number }) => writeMyPacking(seller, profile, wish))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [from, to] = [days(typed.from), days(typed.to)]
    if (from !== undefined && to !== undefined) save.mutate({ from, to })
  }
  const field = (name: 'from' | 'to') => ({
    value: typed[name],
    error: tried && days(typed[name]) === undefined ? t('problem') : undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped((before) => ({ ...before, [name]: event.currentTarget.value })),
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-5" aria-label={t('packing')}>
      <p className="font-medium">{t('packing')}</p>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label={t('daysFrom')} required inputMode="numeric" maxLength={2} {...field('from')} />
        <Field label={t('daysTo')} required inputMode="numeric" maxLength={2} {...field('to')} />
      </div>
      <ShippingRefusal error={save.error} />
      <Button type="submit" look="quiet" className="justify-self-start" busy={save.isPending}>
        {t('savePacking')}
      </Button>
    </form>
  )
}
