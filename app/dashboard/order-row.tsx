import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { dateFormat } from '../i18n/date-format.ts'
import { useMoments } from '../i18n/use-moments.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { OrderBadge } from '../orders/order-badge.tsx'
import { callFunction } from '../platform/call-function.ts'
import { minor } from '../platform/money.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import type { MyOrder } from './my-order.ts'
import { Thumbnail } from '../ui/thumbnail.tsx'

/** Pictures that stand beside an order; the rest is counted. */
const PICTURES = 4

/** One maker's share of what was bought: what, from whom, how far it is, and the way to its page. */
export function OrderRow({ order }: { order: MyOrder }) {
  const { t, i18n } = useTranslation('dashboard')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const days = useMoments()({ dateStyle: 'medium' })
  const day = (date: string) => days.format(new Date(date))

  const open = async () => {
    setBusy(true)
    const answer = await callFunction<{ token: string }>('open-my-order', { number: order.number }, { repeatable: true })
    setBusy(false)
    if (answer.done) await navigate(`/order-tracking?token=${answer.result.token}`)
    else showToast({ title: t('orders.notOpened'), tone: 'failure' })
  }
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-sans text-base font-semibold tracking-normal tabular-nums">{t('orders.number', { number: order.number })}</h2>
        <OrderBadge label={order.label} fetched={order.fetched} />
        <p className="ms-auto font-semibold tabular-nums">{formatPrice(minor(order.total), 'THB', language)}</p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {day(order.createdAt)} · {order.sellerName}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <ul className="flex min-w-0 flex-wrap items-center gap-2">
          {order.lines.slice(0, PICTURES).map((line) => (
            <li key={line.id} className="flex min-w-0 items-center gap-3">
              <Thumbnail src={line.image} alt={order.lines.length > 1 ? line.title : ''} />
              {order.lines.length === 1 && (
                <span className="min-w-0">
                  <span className="line-clamp-2">{line.title}</span>
                  <span className="block text-sm text-ink-soft">{[line.optionText, `× ${line.quantity}`].filter(Boolean).join(' · ')}</span>
                </span>
              )}
            </li>
          ))}
          {order.lines.length > PICTURES && <li className="text-sm text-ink-soft">{t('orders.moreProducts', { count: order.lines.length - PICTURES })}</li>}
        </ul>
        <Button look="quiet" size="small" busy={busy} onClick={() => void open()}>
          {t('orders.open')}
          <span className="sr-only">: {order.number}</span>
        </Button>
      </div>
      {order.label === 'shipped' && (
        <p className="mt-3 text-sm text-ink-soft">
          {order.trackingNumber && <>{t('orders.tracking', { carrier: order.carrier, tracking: order.trackingNumber })} </>}
          {order.deliveryTo &&
            t('orders.expected', { date: dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(order.deliveryTo)) })}
        </p>
      )}
    </li>
  )
}
