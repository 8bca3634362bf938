import { clsx } from 'clsx'
import { Bell, BellRing, ShoppingBag, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Price, usePrice } from '../money/price.tsx'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { showToast } from '../ui/toast.ts'
import { CARD_SIZES } from '../catalog/product-card.tsx'
import { askForNews } from './ask-for-news.ts'
import type { WishedProduct } from './wished-product.ts'
import { wishlistStore } from './wishlist.ts'

/** A favorite as it is today: what it costs now and cost then, whether it can be had, and the way into the cart. */
export function WishlistCard({ product, level }: { product: WishedProduct; level: 2 | 3 }) {
  const { t } = useTranslation(['wishlist', 'catalog'])
  const price = usePrice()
  const navigate = useNavigate()
  const id = useId()
  const Heading = `h${level}` as const
  const { name, priceMinor, priceThen, stock } = product

  const toggle = () => wishlistStore().toggle({ id: product.id, name, image: product.image, priceMinor, sellerName: product.sellerName })
  const remove = async () => {
    const done = toggle()
    if (done.did !== 'removed') return
    showToast({ title: t('removed', { name }), action: { label: t('undo'), run: () => void toggle() } })
    if (!(await done.saved)) showToast({ title: t('notSaved'), tone: 'failure' })
  }
  const moveToCart = async () => {
    if (!product.addition) return
    const { addToCart } = await import('../cart/add-to-cart.ts')
    await addToCart(product.addition, { goTo: navigate })
    toggle()
  }
  return (
    <article aria-labelledby={id} className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Picture src={product.image} alt="" sizes={CARD_SIZES} className={clsx(stock === 'out_of_stock' && 'opacity-60')} />
      <div className="flex grow flex-col gap-1 p-3 sm:p-4">
        <Heading id={id} className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal">
          <Link to={`/products/${product.id}`} className="hover:text-indigo">
            {name}
          </Link>
        </Heading>
        <p className="text-sm text-ink-soft">{product.sellerName}</p>
        <p className="mt-auto pt-1 text-lg">
          <Price minor={priceMinor} originalMinor={product.originalPriceMinor} lowestMinor={product.lowestBeforeMinor} />
        </p>
        {priceThen > 0 && priceThen !== priceMinor && (
          <p className={clsx('text-sm', priceMinor < priceThen ? 'text-leaf' : 'text-ink-soft')}>
            {t(priceMinor < priceThen ? 'cheaper' : 'dearer', { before: price(priceThen) })}
          </p>
        )}
        {stock !== 'in_stock' && (
          <p className={clsx('text-sm', stock === 'low_stock' || stock === 'out_of_stock' ? 'text-terracotta' : 'text-ink-soft')}>
            {t(`stock.${stock}`, { ns: 'catalog', count: product.stockQuantity })}
          </p>
        )}
        <div className="mt-2 grid">
          {product.addition ? (
            <Button
              size="small"
              className="min-h-11"
              icon={<ShoppingBag className="size-4" aria-hidden="true" />}
              onClick={() => void moveToCart()}
              // What is read begins with what is seen, so that it can be spoken (WCAG 2.5.3).
              aria-label={`${t('move')}: ${name}`}
            >
              {t('move')}
            </Button>
          ) : (
            <ButtonLink to={`/products/${product.id}`} look="quiet" size="small" className="min-h-11">
              {t(product.needs && stock !== 'out_of_stock' ? 'choose' : 'look')}
              <span className="sr-only">: {name}</span>
            </ButtonLink>
          )}
        </div>
      </div>
      <NewsButton product={product} />
      <IconButton label={t('removeNamed', { name })} onClick={() => void remove()} className="absolute! end-2 top-2 bg-surface/90 shadow-card">
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </article>
  )
}

/** Asks to be told when the piece gets cheaper or can be had again. The bell follows the finger; when the server refuses it goes back. */
function NewsButton({ product }: { product: WishedProduct }) {
  const { t } = useTranslation('wishlist')
  const [wanted, setWanted] = useState(product.wantsNews)
  const [busy, setBusy] = useState(false)
  const Icon = wanted ? BellRing : Bell
  const change = async () => {
    if (busy) return
    setBusy(true)
    setWanted(!wanted)
    try {
      await askForNews(product.id, !wanted)
      showToast({ title: t(wanted ? 'news.stopped' : 'news.asked'), text: product.name, tone: 'success' })
    } catch {
      setWanted(wanted)
      showToast({ title: t('notSaved'), tone: 'failure' })
    }
    setBusy(false)
  }
  const label = t(wanted ? 'news.stop' : 'news.ask')
  return (
    <IconButton
      label={`${label}: ${product.name}`}
      onClick={() => void change()}
      className={clsx('absolute! end-2 top-15 bg-surface/90 shadow-card', wanted && 'text-indigo')}
    >
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
