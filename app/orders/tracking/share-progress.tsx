import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TrackedShare } from './tracked-order.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import type { OrderState } from '../order-states.ts'

const STAGES = ['paid', 'accepted', 'shipped', 'delivered'] as const
type Stage = (typeof STAGES)[number]

const REACHED = {
  awaiting_payment: -1,
  placed: 0,
  accepted: 1,
  in_production: 1,
  partially_shipped: 2,
  shipped: 2,
  partially_delivered: 3,
  delivered: 3,
  completed: 3,
  canceled: -1,
  expired: -1,
  closed: -1,
} satisfies Record<OrderState, number>

/** The states whose beginning is the moment a stage was reached. */
const BEGUN_BY = {
  paid: ['placed'],
  accepted: ['accepted', 'in_production'],
  shipped: ['shipped', 'partially_shipped'],
  delivered: ['delivered', 'partially_delivered'],
} satisfies Record<Stage, OrderState[]>

/** Four stages from the payment to the door, each with its day. */
export function ShareProgress({ share }: { share: TrackedShare }) {
  const { t } = useTranslation(['tracking', 'payments', 'orders'])
  const reached = REACHED[share.status]
  const wordOf = (stage: Stage) => {
    if (share.pickup && stage === 'shipped') return t('orders:pickup.ready')
    if (share.pickup && stage === 'delivered') return t('orders:pickup.fetched')
    // Against cash it is ordered long before it is paid.
    return stage === 'paid' && share.paymentStatus === 'pending' ? t('payments:cash.ordered') : t(`share.stage.${stage}`)
  }
  const day = useMoments()({ day: 'numeric', month: 'short' })
  return (
    <ol aria-label={t('share.progress')} className="isolate grid grid-cols-4">
      {STAGES.map((stage, index) => {
        const done = index <= reached
        const at = done ? momentOf(share, stage) : undefined
        return (
          <li key={stage} aria-current={index === reached ? 'step' : undefined} className="grid min-w-0 content-start justify-items-center gap-1.5 text-center">
            <span aria-hidden="true" className="relative flex w-full items-center justify-center">
              {index > 0 && <span className={clsx('absolute end-1/2 h-0.5 w-full', done ? 'bg-leaf' : 'bg-line')} />}
              <span
                className={clsx(
                  'relative z-1 inline-flex size-7 items-center justify-center rounded-full border-2',
                  done ? 'border-leaf bg-leaf-wash text-leaf' : 'border-line bg-surface',
                )}
              >
                {done && <Check className="size-4" />}
              </span>
            </span>
            <span className={clsx('text-xs break-words sm:text-sm', done ? 'font-semibold' : 'text-ink-soft')}>
              {wordOf(stage)}
              <span className="sr-only"> {done ? t('share.done') : t('share.notYet')}</span>
            </span>
            {at && (
              <time dateTime={at} className="text-xs text-ink-soft">
                {day.format(new Date(at))}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function momentOf(share: TrackedShare, stage: Stage): string | undefined {
  if (stage === 'shipped' && share.shippedAt) return share.shippedAt
  if (stage === 'delivered' && share.deliveredAt) return share.deliveredAt
  return share.events.find(({ type }) => BEGUN_BY[stage].some((state) => type === state))?.at
}
