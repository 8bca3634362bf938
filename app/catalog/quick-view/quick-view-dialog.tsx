import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CardProduct } from '../card-actions.ts'
import { NO_PICTURE } from '../../ui/picture-address.ts'
import type { QuickViewAsked } from './quick-view-asked.ts'
import { QuickViewProduct } from './quick-view-product.tsx'
import { useQuickView } from './use-quick-view.ts'

/** A piece at a glance, above the page that asked for it. Closing forgets it; opening begins anew. */
export default function QuickViewDialog({ asked, onClose }: { asked: QuickViewAsked | undefined; onClose: () => void }) {
  const { t } = useTranslation('product')
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={t('quickView.title', { product: asked?.product.name ?? '' })}
      hideTitle
      className="w-[min(60rem,calc(100vw-1.5rem))]!"
    >
      {asked && <QuickViewContent key={asked.opening} product={asked.product} onClose={onClose} />}
    </Dialog>
  )
}

function QuickViewContent({ product: known, onClose }: { product: CardProduct; onClose: () => void }) {
  const { t } = useTranslation('product')
  const { product, problem, retry } = useQuickView(known.id)
  if (product) return <QuickViewProduct product={product} onClose={onClose} />
  if (problem) {
    return (
      <EmptyState
        level={3}
        role="alert"
        title={t(problem === 'gone' ? 'quickView.gone' : 'quickView.failed')}
        actions={problem === 'failed' && <Button onClick={retry}>{t('quickView.retry')}</Button>}
      />
    )
  }
  return (
    <div className="grid gap-6 md:grid-cols-2" aria-busy="true">
      <Picture src={known.image ?? NO_PICTURE} alt="" sizes="(min-width: 48rem) 28rem, 90vw" className="rounded-card" />
      <div className="grid content-start gap-4 pe-8">
        <h3 className="text-xl">{known.name}</h3>
        <p className="text-ink-soft">{known.sellerName}</p>
        <Skeleton className="h-8 w-1/3" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </div>
  )
}
