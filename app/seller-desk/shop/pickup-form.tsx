import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pickup } from '../../shipping/shop-shipping.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { writeMyPickup } from './my-shipping.ts'
import { ShippingRefusal, useShippingSaving } from './shipping-saving.tsx'

/** Whether buyers may fetch at the workshop, and after how many days. */
export function PickupForm({ seller, pickup }: { seller: string; pickup: Pickup | null }) {
  const { t } = useTranslation('desk-shipping')
  const [typed, setTyped] = useState(String(pickup?.days ?? 2))
  const [tried, setTried] = useState(false)
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : undefined
  const save = useShippingSaving(seller, (wish: number | null) => writeMyPickup(seller, wish))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (days !== undefined) save.mutate(days)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-5" aria-label={t('pickup.title')}>
      <p className="font-medium">{t('pickup.title')}</p>
      <p role="status" className="text-sm text-ink-soft">
        {pickup ? t('pickup.on', { place: pickup.place }) : t('pickup.off')}
      </p>
      <Field
        label={t('pickup.days')}
        required
        inputMode="numeric"
        maxLength={2}
        value={typed}
        error={tried && days === undefined ? t('problem') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ShippingRefusal error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" busy={save.isPending}>
          {t(pickup ? 'savePacking' : 'pickup.offer')}
        </Button>
        {pickup && (
          <Button look="plain" busy={save.isPending} onClick={() => save.mutate(null)}>
            {t('pickup.end')}
          </Button>
        )}
      </div>
    </form>
  )
}
