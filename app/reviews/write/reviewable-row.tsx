import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SellerPortrait } from '../../sellers/seller-portrait.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StarRow } from '../../ui/stars.tsx'
import type { Reviewable } from '../my-reviews.ts'
import { ReviewForm } from './review-form.tsx'

/** A piece or a maker with what was said of it, and the form on demand. */
export function ReviewableRow({ item, onChanged }: { item: Reviewable; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation('reviews')
  const [open, setOpen] = useState(false)
  const isProduct = item.subject === 'product'
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-4">
        {isProduct ? (
          <span className="w-14 shrink-0 overflow-hidden rounded-control">
            <Picture src={item.image_url ?? '/placeholder-product.svg'} alt="" sizes="3.5rem" widest={200} ratio="1" />
          </span>
        ) : (
          <SellerPortrait name={item.title} src={item.image_url} className="size-14 text-lg" sizes="3.5rem" />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <Link to={isProduct ? `/products/${item.product_id}` : `/sellers/${item.seller_id}`} className="font-medium hover:text-indigo">
            {item.title}
          </Link>
          {item.rating !== null && (
            <p className="mt-0.5 flex items-center gap-2 text-sm">
              <StarRow rating={item.rating} />
              <span className="sr-only">{t('stars', { count: item.rating })}</span>
              {item.status === 'hidden' && <span className="font-semibold text-terracotta">{t('mine.hidden')}</span>}
            </p>
          )}
          {!open && item.body && <p className="mt-1 line-clamp-2 text-sm text-ink-soft wrap-anywhere">{item.body}</p>}
          {!open && item.reply && (
            <p className="mt-1 line-clamp-2 border-s-2 border-gold-thread ps-2 text-sm text-ink-soft wrap-anywhere">
              <span className="font-semibold">{t('reply')}</span> {item.reply}
            </p>
          )}
          {item.mark_waits && <p className="mt-1 text-sm text-ink-soft">{t('mine.markWaits', { mark: t('bought') })}</p>}
        </div>
        {item.may_write ? (
          <Button
            look="quiet"
            size="small"
            aria-expanded={open}
            aria-label={t(item.review_id ? 'mine.changeNamed' : 'mine.writeNamed', { title: item.title })}
            onClick={() => setOpen(!open)}
          >
            {t(item.review_id ? 'mine.change' : 'mine.write')}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{t('mine.tooLate')}</p>
        )}
      </div>
      {open && (
        <div className="mt-4">
          <ReviewForm
            of={item}
            onWritten={() => {
              setOpen(false)
              void onChanged()
            }}
          />
        </div>
      )}
    </div>
  )
}
