import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMoments } from '../../i18n/use-moments.ts'
import { answered } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { QueryScreen } from '../../platform/query-screen.tsx'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { showToast } from '../../ui/toast.ts'
import { OrderBadge } from '../order-badge.tsx'
import { labelOf } from '../order-states.ts'

/** As many as somebody has in mind; all of them stand in the dashboard. */
const SHOWN = 5

async function latestOrders(buyer: string) {
  const { data } = await answered(
    (await loadSupabase())
      .from('orders')
      .select('number,status,payment_status,fulfillment_status,shipping_method,seller_name,created_at')
      // Makers see the orders they sell; these are the ones they bought.
      .eq('buyer_id', buyer)
      .order('created_at', { ascending: false })
      .limit(SHOWN),
  )
  return data
}

/** Whoever is signed in need not look for a number: their latest orders, each a press away. */
export default function MyOrders({ buyer }: { buyer: string }) {
  return (
    <QueryScreen>
      <Latest buyer={buyer} />
    </QueryScreen>
  )
}

function Latest({ buyer }: { buyer: string }) {
  const { t } = useTranslation(['tracking', 'orders'])
  const navigate = useNavigate()
  const days = useMoments()({ dateStyle: 'medium' })
  const { data: orders = [] } = useQuery({ queryKey: ['latest-orders', buyer], queryFn: () => latestOrders(buyer) })
  if (orders.length === 0) return null
  const open = async (number: string) => {
    const answer = await callFunction<{ token: string }>('open-my-order', { number }, { repeatable: true })
    if (answer.done) await navigate(`/order-tracking?token=${answer.result.token}`)
    else showToast({ title: t('mine.failed'), tone: 'failure' })
  }
  return (
    <section aria-labelledby="my-orders" className="grid gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <h2 id="my-orders" className="text-xl">
        {t('mine.title')}
      </h2>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.number}>
            <button
              type="button"
              onClick={() => void open(order.number)}
              className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-start hover:text-indigo"
            >
              <span className="min-w-0">
                <span className="block font-semibold tabular-nums">{order.number}</span>
                <span className="block text-sm text-ink-soft">
                  {days.format(new Date(order.created_at))} · {order.seller_name}
                </span>
              </span>
              <OrderBadge
                label={labelOf({ status: order.status, paymentStatus: order.payment_status, fulfillmentStatus: order.fulfillment_status })}
                fetched={order.shipping_method === 'pickup'}
              />
            </button>
          </li>
        ))}
      </ul>
      <Link to="/dashboard" className="link justify-self-start py-1">
        {t('mine.all')}
      </Link>
    </section>
  )
}
