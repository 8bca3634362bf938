import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { CARRIERS } from '../../orders/carriers.ts'
import { postalRate } from '../../orders/carrying/postal-rate.ts'
import { callFunction, isLineBroken } from '../../platform/call-function.ts'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { showToast } from '../../ui/toast.ts'
import { CarrierFields, type Carried } from './carrier-fields.tsx'
import type { DeskOrder } from '../desk.ts'
import { doAtDesk } from '../queue/desk-queue.ts'

type ShipDialogProps = { order: DeskOrder; sellerId: string; open: boolean; onClose: () => void }

/** Hands over a parcel: who carries it, its number, and which pieces are in it. */
export function ShipDialog(props: ShipDialogProps) {
  const { t } = useTranslation('desk')
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('ship.title', { number: props.order.number })}>
      <ShipForm {...props} />
    </Dialog>
  )
}

function ShipForm({ order, sellerId, onClose }: ShipDialogProps) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const open = order.lines.filter((line) => line.quantity > line.shipped)
  const [carried, setCarried] = useState<Carried>({ carrier: CARRIERS[0], tracking: '' })
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(open.map((line) => [line.id, line.quantity - line.shipped])),
  )
  // One key for this dialog: a second press, or a repeat after a lost answer, is the same parcel.
  const [key] = useState(() => crypto.randomUUID())
  const lines = open.flatMap((line) => {
    const quantity = quantities[line.id] ?? 0
    return quantity > 0 ? [{ order_line_id: line.id, quantity }] : []
  })
  const ship = useMutation({
    networkMode: 'always',
    mutationFn: () => callFunction('ship-order', { order: order.number, ...carried, key, lines }, { repeatable: true }),
    onSuccess: async (answer) => {
      if (!answer.done && isLineBroken(answer.refusal)) {
        // The parcel has left all the same: it is told later, under the same key.
        await doAtDesk(sellerId, { kind: 'ship', order: order.number, ...carried, lines }, key)
        return onClose()
      }
      if (!answer.done) return
      showToast({ title: t('ship.done', { number: order.number }), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['desk-orders', sellerId] })
      await queries.invalidateQueries({ queryKey: ['desk-stock', sellerId] })
      onClose()
    },
  })
  const nothing = open.every((line) => (quantities[line.id] ?? 0) === 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!nothing) ship.mutate()
  }
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <CarrierFields value={carried} onChange={setCarried} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{t('ship.products')}</legend>
        {open.map((line) => (
          <div key={line.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 flex-1">{line.title}</span>
            <QuantityStepper
              of={line.title}
              min={0}
              max={line.quantity - line.shipped}
              quantity={quantities[line.id] ?? 0}
              onChange={(quantity) => setQuantities((before) => ({ ...before, [line.id]: quantity }))}
            />
          </div>
        ))}
        {nothing && <p className="text-sm text-terracotta">{t('ship.nothing')}</p>}
      </fieldset>
      <PostalHint
        service={carried.carrier}
        grams={open.reduce((grams, line) => grams + line.grams * (quantities[line.id] ?? 0), 0)}
        country={order.address.country}
      />
      {ship.data && !ship.data.done && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {t([`refused.${ship.data.refusal.code}`, 'refused.unexpected'])}
        </p>
      )}
      {ship.isError && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {t('refused.notKept')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
        <Button type="submit" busy={ship.isPending}>
          {t('ship.send')}
        </Button>
      </div>
    </form>
  )
}

/** What the post will ask about, so that nobody is surprised at the counter; nothing where we know no rate. */
function PostalHint({ service, grams, country }: { service: string; grams: number; country: string }) {
  const { t, i18n } = useTranslation('desk')
  const [day] = useState(() => new Date().toISOString().slice(0, 10))
  const rate = country === 'TH' ? postalRate({ service, grams, day }) : undefined
  if (rate === undefined) return null
  const price = formatPrice(minor(rate), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  return <p className="text-sm text-ink-soft">{t('ship.about', { price, grams })}</p>
}
