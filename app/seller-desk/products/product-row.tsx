import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { Link, useNavigate } from 'react-router'
import { openingTime } from '../../i18n/opening-time.ts'
import { LOW_STOCK_BELOW } from '../../stock/stock-line.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { brokenRule } from './broken-rule.ts'
import { ChangeNotice } from './change-notice.tsx'
import { duplicateListing } from './duplicate.ts'
import { HoldNotice } from './hold-notice.tsx'
import { LaterPart } from './later-part.tsx'
import { isFull, isOwing, isUnsaid, removeDraft, setProductStatus, type MyProduct, type ProductStatus } from './my-product.ts'
import type { Mend } from './quality.ts'
import { QualityLine } from './quality-line.tsx'
import { PreorderPart } from './preorder-part.tsx'
import { statusWord } from './product-wish.ts'
import type { MySeller } from './read-my-seller.ts'
import { WholesaleDialog } from './wholesale-dialog.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'

// Most visits change neither versions nor translations.
const LanguagesDialog = lazy(() => import('./languages-dialog.tsx'))
const VersionsSheet = lazy(() => import('./versions-sheet.tsx'))

const TONES = { active: 'leaf', draft: 'gold', inactive: 'quiet', archived: 'quiet' } satisfies Record<ProductStatus, BadgeTone>

type ProductRowProps = {
  product: MyProduct
  seller: MySeller
  /** What it lacks; nothing until that was asked. */
  mends: readonly Mend[]
  chosen: boolean
  onChoose: (wanted: boolean) => void
}

/** A listing: what it is, costs and how many are left, and what its maker can do with it. */
export function ProductRow({ product, seller, mends, chosen, onChoose }: ProductRowProps) {
  const { t, i18n } = useTranslation(['dashboard', 'desk-products'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const edit = `/seller-dashboard/products/${product.id}`
  const [asking, setAsking] = useState(false)
  const [arranging, setArranging] = useState(false)
  const [wholesale, setWholesale] = useState(false)
  const [languages, setLanguages] = useState(false)
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const moments = useMoments()
  const refresh = () => queries.invalidateQueries({ queryKey: ['my-products', seller.id] })
  const failed = (error: unknown) => showToast({ title: t('notSaved'), ...whyOf(t, error), tone: 'failure' })

  const publish = useMutation({
    mutationFn: (status: ProductStatus) => setProductStatus(product.id, status),
    onSuccess: async (became, status) => {
      const said =
        product.waits && status === 'draft'
          ? undefined
          : became === status
            ? status === 'active'
              ? 'products.published'
              : 'products.hidden'
            : 'products.firstLookText'
      if (said) showToast({ title: t(said, { name: product.calledHere }), tone: 'success' })
      await refresh()
    },
    onError: (error: unknown) => {
      if (isOwing(error)) {
        return showToast({
          title: t('room.refused', { name: product.calledHere }),
          text: t('room.owes'),
          tone: 'failure',
          action: { label: t('room.seeMoney'), run: () => void navigate('/seller-dashboard?tab=money') },
        })
      }
      const broken = brokenRule(error, language)
      if (broken !== undefined) return showToast({ title: t('room.refused', { name: product.calledHere }), text: broken, tone: 'failure' })
      if (isUnsaid(error)) {
        return showToast({
          title: t('room.refused', { name: product.calledHere }),
          text: t('product.said.first'),
          tone: 'failure',
          action: { label: t('products.edit'), run: () => void navigate(edit) },
        })
      }
      if (!isFull(error)) return failed(error)
      showToast({
        title: t('room.refused', { name: product.calledHere }),
        text: t('room.full'),
        tone: 'failure',
        action: { label: t('room.seePlan'), run: () => void navigate('/membership#plans') },
      })
    },
  })
  const copy = useMutation({
    mutationFn: () => duplicateListing(product.id, i18n.language),
    // Once more would be a second copy.
    retry: false,
    onSuccess: (id) => {
      showToast({ title: t('desk-products:copy.done'), tone: 'success' })
      void navigate(`/seller-dashboard/products/${id}?step=photos`)
    },
    onError: failed,
  })
  const remove = useMutation({
    mutationFn: () => removeDraft(product.id),
    onSuccess: async () => {
      setAsking(false)
      showToast({ title: t('products.removed', { name: product.calledHere }), tone: 'success' })
      await refresh()
    },
    onError: failed,
  })
  const onHand = product.variants.reduce((sum, variant) => sum + variant.onHand, 0)
  const low = !product.isUnique && !product.madeToOrder && onHand < LOW_STOCK_BELOW
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const named = <span className="sr-only">: {product.calledHere}</span>
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Checkbox
        label={<span className="sr-only">{t('desk-products:choose', { name: product.calledHere })}</span>}
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <Thumbnail src={product.image} />
      <div className="min-w-[min(9rem,100%)] flex-1">
        <p className="flex flex-wrap items-center gap-2">
          {product.status === 'active' ? (
            <Link to={`/products/${product.id}`} className="inline-flex items-center font-semibold hover:text-indigo pointer-coarse:min-h-11">
              {product.calledHere}
            </Link>
          ) : (
            <span className="font-semibold">{product.calledHere}</span>
          )}
          <Badge tone={TONES[product.status]}>{product.waits ? t('products.firstLook') : t(`product.status.${statusWord(product)}`)}</Badge>
          {product.opensAt !== null && product.status === 'active' && (
            <span className="text-xs font-semibold text-gold">{t('products.early', { when: openingTime(moments, product.opensAt) })}</span>
          )}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
          {price(product.priceMinor)}
          {product.originalPriceMinor !== null && <s className="ms-1.5">{price(product.originalPriceMinor)}</s>}
          {' · '}
          {product.madeToOrder ? t('products.madeToOrder') : t('products.onHand', { count: onHand })}
          {low && (
            <Badge tone="gold" className="ms-2">
              {t('products.low')}
            </Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:min-h-11">
        <ButtonLink look="quiet" size="small" to={edit}>
          {t('products.edit')}
          {named}
        </ButtonLink>
        {product.status !== 'archived' && (
          <Button look="quiet" size="small" onClick={() => setArranging(true)}>
            {product.variants.length > 1 ? t('versions.count', { count: product.variants.length }) : t('versions.open')}
            {named}
          </Button>
        )}
        {product.status !== 'archived' && (
          <Button look="quiet" size="small" onClick={() => setWholesale(true)}>
            {t('products.wholesale')}
            {named}
          </Button>
        )}
        {product.status !== 'archived' && (
          <Button look="quiet" size="small" onClick={() => setLanguages(true)}>
            {t('desk-products:languages')}
            {named}
          </Button>
        )}
        <Button look="quiet" size="small" busy={copy.isPending} onClick={() => copy.mutate()}>
          {t('desk-products:copy.button')}
          {named}
        </Button>
        {product.status !== 'archived' && product.hold === null && (
          <Button
            look="quiet"
            size="small"
            busy={publish.isPending}
            onClick={() => publish.mutate(product.waits ? 'draft' : product.status === 'active' ? 'inactive' : 'active')}
          >
            {t(product.waits ? 'products.takeBack' : product.status === 'active' ? 'products.hide' : 'products.publish')}
            {named}
          </Button>
        )}
        {product.status === 'draft' && !product.wasOnSale && product.hold === null && product.change === null && (
          <Button look="plain" size="small" onClick={() => setAsking(true)}>
            {t('products.remove')}
            {named}
          </Button>
        )}
      </div>
      {wholesale && <WholesaleDialog product={product} onClose={() => setWholesale(false)} />}
      {arranging && (
        <Suspense>
          <VersionsSheet product={product} sellerId={seller.id} onClose={() => setArranging(false)} />
        </Suspense>
      )}
      {languages && (
        <Suspense>
          <LanguagesDialog productId={product.id} sellerId={seller.id} onClose={() => setLanguages(false)} />
        </Suspense>
      )}
      {product.status === 'draft' && !product.waits && product.hold === null && <LaterPart product={product} sellerId={seller.id} />}
      {product.status !== 'archived' && !product.madeToOrder && product.variants.length === 1 && (product.preorder !== null || onHand <= 0) && (
        <PreorderPart product={product} sellerId={seller.id} />
      )}
      {product.status !== 'archived' && <QualityLine id={product.id} name={product.calledHere} mends={mends} />}
      {product.hold && <HoldNotice product={product} hold={product.hold} sellerId={seller.id} />}
      {product.change && <ChangeNotice product={product} change={product.change} sellerId={seller.id} />}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('products.removeTitle')}
        footer={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('products.remove')}
            </Button>
          </>
        }
      >
        <p>{t('products.removeText', { name: product.calledHere })}</p>
      </Dialog>
    </li>
  )
}
