import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { cartStore, useCart } from './tab-cart.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { beginNextDraft, useDraft } from '../checkout/checkout-draft.ts'
import { CheckoutForm } from '../checkout/checkout-form.tsx'
import type { CheckoutFacts } from '../checkout/checkout-facts.ts'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx'

/** From a cart to an order: who, where, how it travels, how it is paid, on one page. */
export default function CheckoutScreen(facts: CheckoutFacts) {
  const { t } = useTranslation(['checkout', 'cart'])
  const cart = useCart()
  const draft = useDraft()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  const leave = (token: string) => {
    setLeaving(true)
    cartStore().clear()
    beginNextDraft()
    void navigate(`/order-tracking?token=${token}`, { replace: true })
  }
  return (
    <>
      <title>{t('pageTitle')}</title>
      {!cart || !draft || !cart.settled || leaving ? (
        <CheckoutSkeleton />
      ) : cart.items.length === 0 ? (
        <EmptyState
          title={t('empty.title', { ns: 'cart' })}
          text={t('empty.text', { ns: 'cart' })}
          actions={<ButtonLink to="/products">{t('empty.browse', { ns: 'cart' })}</ButtonLink>}
        />
      ) : (
        <CheckoutForm items={cart.items} member={cart.owner !== null} draft={draft} facts={facts} onPlaced={leave} />
      )}
    </>
  )
}
