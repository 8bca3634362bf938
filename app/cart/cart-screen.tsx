import { Lock, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CouponField } from '../checkout/coupon-field.tsx'
import { DestinationSelect } from '../checkout/destination-select.tsx'
import { Notice } from '../ui/notice.tsx'
import { useDraft, type CheckoutDraft } from '../checkout/checkout-draft.ts'
import { ofPlace } from '../checkout/quote/problem-places.ts'
import { useProblemText } from '../checkout/quote/problem-text.tsx'
import { isCouponProblem } from '../checkout/quote/quote.ts'
import { bottomBar } from '../ui/bottom-bar.ts'
import { QuoteRefusal } from '../checkout/quote/quote-refusal.tsx'
import { Sums } from '../checkout/quote/sums.tsx'
import { useQuote, type QuoteState } from '../checkout/quote/use-quote.ts'
import { wishOf } from '../checkout/wish-of.ts'
import { Price } from '../money/price.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { showToast } from '../ui/toast.ts'
import { countOf, type CartItem } from './cart.ts'
import { CartSeller } from './cart-seller.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { cartStore, useCart } from './tab-cart.ts'
import { previewCart, type CartPreview } from './preview-cart.ts'
import { PriceNews, usePriceNews } from './price-news.tsx'
import { loadPreviewFacts, type PreviewFacts } from './running-promotions.ts'
import { Suggestions } from './suggestions.tsx'

/** What somebody wants to buy, by maker, and what it costs. */
export default function CartScreen() {
  const { t } = useTranslation('cart')
  const cart = useCart()
  const draft = useDraft()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {!cart || !draft || !cart.settled ? <CartSkeleton /> : cart.items.length === 0 ? <EmptyCart /> : <FullCart items={cart.items} draft={draft} />}
    </>
  )
}

function EmptyCart() {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          <ButtonLink to="/products">{t('empty.browse')}</ButtonLink>
          <ButtonLink to="/sellers" look="quiet">
            {t('empty.sellers')}
          </ButtonLink>
        </>
      }
    />
  )
}

function FullCart({ items, draft }: { items: readonly CartItem[]; draft: CheckoutDraft }) {
  const { t, i18n } = useTranslation('cart')
  const state = useQuote(wishOf({ items, draft, language: i18n.language }))
  const facts = usePreviewFacts([...new Set(items.map(({ sellerId }) => sellerId))].toSorted().join())
  const [now] = useState(() => new Date())
  const preview = useMemo(() => previewCart({ items, quote: state.quote, facts, now }), [items, state.quote, facts, now])
  const news = usePriceNews(items, state.pending ? undefined : state.quote)
  return (
    <div className="wrap py-8 pb-28 lg:pb-16">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        <p className="text-ink-soft">{t('products', { count: countOf(items) })}</p>
        <ClearButton />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-5">
          <PriceNews news={news} />
          {sellersOf(items).map(({ sellerId, sellerName, lines }) => (
            <CartSeller
              key={sellerId}
              {...{ sellerId, sellerName, lines, preview }}
              quote={state.quote}
              country={draft.address.country}
              pending={state.pending}
            />
          ))}
          <Suggestions quote={state.quote} items={items} />
        </div>
        <Summary {...{ draft, state, preview }} />
      </div>
    </div>
  )
}

function ClearButton() {
  const { t } = useTranslation('cart')
  const clear = () => {
    const undo = cartStore().clear()
    if (undo) showToast({ title: t('cleared'), action: { label: t('line.undo'), run: undo } })
  }
  return (
    <Button
      look="plain"
      size="small"
      onClick={clear}
      icon={<Trash2 className="size-4" aria-hidden="true" />}
      className="ms-auto self-center text-ink-soft hover:text-terracotta"
    >
      {t('clear')}
    </Button>
  )
}

function Summary({ draft, state, preview }: { draft: CheckoutDraft; state: QuoteState; preview: CartPreview }) {
  const { t } = useTranslation('cart')
  const textOf = useProblemText(draft.address.country)
  const place = state.pending ? undefined : ofPlace(state.quote?.problems ?? [])[0]
  const blocked = !state.pending && (state.quote?.problems.some((problem) => !isCouponProblem(problem)) ?? false)
  return (
    <>
      <aside
        aria-labelledby="cart-summary"
        className="grid content-start gap-5 self-start rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-24"
      >
        <h2 id="cart-summary" className="text-xl">
          {t('summary')}
        </h2>
        <DestinationSelect draft={draft} label={t('destination')} error={place && textOf(place)} />
        <CouponField draft={draft} quote={state.quote} pending={state.pending} />
        <Sums
          quote={state.quote}
          pending={state.pending}
          goods={preview}
          reckoning={state.elsewhere ? draft.address.country : undefined}
          className="border-t border-line pt-4"
        />
        <QuoteRefusal state={state} className="empty:hidden" />
        <div role="status" className="empty:hidden">
          {blocked && <Notice>{t('mendFirst')}</Notice>}
        </div>
        <ButtonLink to="/checkout" size="large" className="w-full" icon={<Lock className="size-4" aria-hidden="true" />}>
          {t('checkout')}
        </ButtonLink>
        <ButtonLink to="/products" look="plain" className="-mt-3 w-full">
          {t('goOn')}
        </ButtonLink>
      </aside>
      <div
        ref={bottomBar}
        className="bottom-bar fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
      >
        <p className="min-w-0 leading-tight">
          <span className="block text-xs text-ink-soft">{t('total')}</span>
          {state.quote && !state.elsewhere && <Price minor={state.quote.total} className="text-lg" />}
        </p>
        <ButtonLink to="/checkout" className="max-w-full">
          {t('checkout')}
        </ButtonLink>
      </div>
    </>
  )
}

/** The lines by maker, makers in the order in which their first piece came in. */
function sellersOf(items: readonly CartItem[]): { sellerId: string; sellerName: string; lines: CartItem[] }[] {
  const ids = [...new Set(items.map((item) => item.sellerId))]
  return ids.map((sellerId) => {
    const lines = items.filter((item) => item.sellerId === sellerId)
    return { sellerId, sellerName: lines[0]?.sellerName ?? '', lines }
  })
}

function usePreviewFacts(sellers: string): PreviewFacts | undefined {
  const [facts, setFacts] = useState<PreviewFacts>()
  useEffect(() => {
    let left = false
    void loadPreviewFacts(sellers.split(',')).then((loaded) => !left && setFacts(loaded))
    return () => {
      left = true
    }
  }, [sellers])
  return facts
}
