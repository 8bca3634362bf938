import { providerFor } from '../payments/payment-provider.ts'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import type { Route } from './+types/checkout-page'
import { OFFERED_METHODS } from '../payments/offered-methods.ts'
import type { CheckoutFacts } from '../checkout/checkout-facts.ts'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx'

export const handle = pageHandle({
  messages: ['checkout', 'payments', 'cart', 'addresses', 'money', 'points', 'shipping'],
  noindex: true,
  cache: { query: [], seconds: 3600, keys: [] },
})

export function loader({ context }: Route.LoaderArgs): CheckoutFacts {
  const { payments } = shopOf(context)
  const methods = OFFERED_METHODS.filter((method) => method === 'cash_on_delivery' || providerFor(payments, method) !== undefined)
  return { methods, playsBank: payments.some(({ name }) => name === 'demo-bank') }
}

const Screen = lazyScreen(() => import('./checkout-screen.tsx'), { ...handle, skeleton: <CheckoutSkeleton /> })

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return <Screen {...loaderData} />
}
