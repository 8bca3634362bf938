import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { addressLines } from '../../addresses/address-lines.ts'
import { OrderGift } from '../../orders/order-gift.tsx'
import { labelOf } from '../../orders/order-states.ts'
import { callFunction, isLineBroken } from '../../platform/call-function.ts'
import { minor } from '../../platform/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { showToast } from '../../ui/toast.ts'
import { CashActions, isOwedInCash } from './cash-actions.tsx'
import { ChargebackNote } from './chargeback-note.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { earningsOf, openQuantity, queueOf, type DeskOrder } from '../desk.ts'
import { EarningsOfOrder } from '../money/earnings-of-order.tsx'
import { doAtDesk, useDeeds } from '../queue/desk-queue.ts'
import { GiveRefund } from '../refunds/give-refund.tsx'
import { LineMakers } from './line-makers.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { PickupActions } from './pickup-actions.tsx'
import { ParcelList } from './parcel-list.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { TalkBeside, type Talker } from './talk-beside.tsx'

type OrderCardProps = {
  order: DeskOrder
  sellerId: string
  seesMoney: boolean
  /** In a cooperative, for whoever reads its money: whether they may say who made what. */
  makers: 'read' | 'write' | undefined
  mayRefund: boolean
  /** For whoever may answer buyers: as whom, and for which shop. */
  talker: Talker | undefined
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** How an order is paid of which something may go back. */
const PAID: ReadonlySet<string> = new Set(['paid', 'overpaid', 'partially_refunded', 'refunded'])

/** An order as the maker works on it: what to pack, for whom, and the next step as a button. */
export function OrderCard({ order, sellerId, seesMoney, makers, mayRefund, talker, chosen, onChoose }: OrderCardProps) {
  const { t, i18n } = useTranslation(['desk', 'orders', 'payments', 'desk-queue'])
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const baht = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const days = useMoments()({ dateStyle: 'medium' })
  const day = (moment: string) => days.format(new Date(moment))
  const [dialog, setDialog] = useState<'ship' | 'cancel'>()
  const [talks, setTalks] = useState(false)
  const move = useMove(order, sellerId)
  const queue = queueOf(order)
  const waits = useDeeds(sellerId).some((deed) => (deed.kind === 'accept' || deed.kind === 'ship') && deed.order === order.number)
  const mayCancel = order.status === 'placed' || order.status === 'accepted' || order.status === 'in_production'
  return (
    <article
      className={clsx('rounded-card border border-line bg-surface p-5 shadow-card', talks && 'xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-6')}
      aria-label={t('order.label', { number: order.number })}
    >
      <div className="min-w-0">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
          <div className="flex items-center gap-2">
            <label className="-m-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                className="size-5 accent-indigo"
                checked={chosen}
                onChange={(event) => onChoose(event.currentTarget.checked)}
                aria-label={t('together.choose', { number: order.number })}
              />
            </label>
            <h2 className="font-sans text-lg font-semibold tabular-nums">{order.number}</h2>
          </div>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone={queue === 'done' ? 'leaf' : queue === 'accept' ? 'gold' : 'indigo'}>{t(`orders:status.${labelOf(order)}`)}</Badge>
            <time dateTime={order.placedAt}>{day(order.placedAt)}</time>
          </span>
        </header>
        {order.paymentStatus === 'chargeback' && <ChargebackNote order={order.id} />}
        <div className="grid grid-cols-1 gap-6 py-4 md:grid-cols-[minmax(0,1fr)_16rem]">
          <ul className="grid content-start gap-4">
            {order.lines.map((line) => (
              <li key={line.id} className="flex flex-wrap gap-x-4 gap-y-1">
                <span className="w-16 shrink-0">
                  <Picture src={line.image} alt="" sizes="64px" ratio="1 / 1" className="rounded-control" />
                </span>
                <div className="min-w-0 flex-1 basis-28">
                  <p className="font-medium">
                    <span className="tabular-nums">{line.quantity} ×</span> {line.title}
                  </p>
                  <p className="text-sm text-ink-soft">{[line.optionText, line.sku].filter(Boolean).join(' · ')}</p>
                  {line.personalization !== '' && (
                    <p className="mt-1 rounded-control bg-gold-wash px-3 py-1 text-sm">
                      {t('order.personalization', { text: line.personalization })}
                      {line.personalizationFee > 0 && ` (${t('order.personalizationFee', { amount: baht(line.personalizationFee) })})`}
                    </p>
                  )}
                  {line.giftWrap && <p className="mt-1 rounded-control bg-gold-wash px-3 py-1 text-sm">{t('order.giftWrap')}</p>}
                  {line.removed > 0 && <p className="mt-1 rounded-control bg-gold-wash px-3 py-1 text-sm">{t('order.removed', { number: line.removed })}</p>}
                  {line.shipped > 0 && line.shipped < line.quantity && (
                    <p className="text-sm text-ink-soft">{t('order.sent', { sent: line.shipped, of: line.quantity })}</p>
                  )}
                </div>
                <span className="ms-auto tabular-nums max-sm:w-full max-sm:text-end">{baht(line.total)}</span>
              </li>
            ))}
          </ul>
          <div className="grid content-start gap-4 text-sm">
            {order.gift && <OrderGift title={t('order.gift')} text={t('order.giftText')} message={order.gift.message} />}
            <address className="not-italic">
              <strong className="block">{order.address.recipient}</strong>
              {[...addressLines({ ...order.address, recipient: '' }, language), order.address.note].filter(Boolean).map((text) => (
                <span key={text} className="block">
                  {text}
                </span>
              ))}
              {order.buyerId === null && <span className="mt-2 block text-ink-soft">{t('order.noAccount')}</span>}
            </address>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
              <dt className="text-ink-soft">{isOwedInCash(order) ? t('payments:desk.collect') : t('order.charged')}</dt>
              <dd className="text-end">{baht(order.total)}</dd>
              {order.byShop > 0 && (
                <>
                  <dt className="text-ink-soft">{t('order.byShop')}</dt>
                  <dd className="text-end">{baht(order.byShop)}</dd>
                </>
              )}
              <dt className="text-ink-soft">{t('order.commission')}</dt>
              <dd className="text-end">−{baht(order.commission + order.commissionVat)}</dd>
              <dt className="font-semibold">{t('order.earnings')}</dt>
              <dd className="text-end font-semibold">{baht(earningsOf(order))}</dd>
            </dl>
            <p className="text-ink-soft">
              {t(`order.delivery.${order.shippingMethod}`)}
              {order.deliverBy !== null && ` · ${t('order.arriveBy', { day: day(order.deliverBy) })}`}
            </p>
          </div>
        </div>
        <ParcelList order={order} sellerId={sellerId} />
        {seesMoney && <EarningsOfOrder order={order.id} number={order.number} seller={sellerId} />}
        {makers && <LineMakers order={order} seller={sellerId} mayWrite={makers === 'write'} />}
        <OrderNotes orderId={order.id} number={order.number} />
        <footer className="flex flex-wrap gap-3 empty:hidden">
          <CashActions order={order} sellerId={sellerId} />
          {order.status === 'placed' && !waits && (
            <Button busy={move.isPending} onClick={() => move.mutate('accepted')}>
              {t('order.accept')}
            </Button>
          )}
          {waits && <p role="status">{t('keptHere', { ns: 'desk-queue' })}</p>}
          {queue === 'send' && !waits && openQuantity(order.lines) > 0 && order.shippingMethod !== 'pickup' && (
            <Button onClick={() => setDialog('ship')}>{t('order.ship')}</Button>
          )}
          <PickupActions order={order} sellerId={sellerId} mayBeReady={queue === 'send' && !waits} />
          {order.status === 'accepted' && (
            <Button look="quiet" busy={move.isPending} onClick={() => move.mutate('in_production')}>
              {t('order.make')}
            </Button>
          )}
          {mayCancel && (
            <Button look="plain" onClick={() => setDialog('cancel')}>
              {t('order.cancel')}
            </Button>
          )}
          {mayRefund && PAID.has(order.paymentStatus) && <GiveRefund order={order} sellerId={sellerId} />}
          {talker && order.buyerId !== null && (
            <Button
              look="quiet"
              icon={<MessageCircle className="size-5" aria-hidden="true" />}
              aria-expanded={talks}
              onClick={() => setTalks((before) => !before)}
            >
              {t('order.talk')}
            </Button>
          )}
          <OrderPapers order={order} />
        </footer>
      </div>
      {talker && talks && <TalkBeside order={order} talker={talker} onImpossible={() => setTalks(false)} />}
      <ShipDialog order={order} sellerId={sellerId} open={dialog === 'ship'} onClose={() => setDialog(undefined)} />
      <CancelDialog order={order} sellerId={sellerId} open={dialog === 'cancel'} onClose={() => setDialog(undefined)} />
    </article>
  )
}

/** Moves the order one step. A state that changed in the meantime is shown anew instead of being forced. */
function useMove(order: DeskOrder, sellerId: string) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (to: 'accepted' | 'in_production') => callFunction('move-order', { order: order.number, to, key: `${order.id}:${to}` }, { repeatable: true }),
    onSuccess: async (answer, to) => {
      // What was accepted without a line is sent later, under the same key.
      if (to === 'accepted' && !answer.done && isLineBroken(answer.refusal))
        await doAtDesk(sellerId, { kind: 'accept', order: order.number, orderId: order.id })
      else if (answer.done) showToast({ title: t(`moved.${to}`, { number: order.number }), tone: 'success' })
      else showToast({ title: t('refused.title'), text: t([`refused.${answer.refusal.code}`, 'refused.unexpected']), tone: 'failure' })
    },
    // A call answers in any case: what throws is a phone that keeps nothing.
    onError: () => showToast({ title: t('refused.title'), text: t('refused.notKept'), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk-orders', sellerId] }),
  })
}
