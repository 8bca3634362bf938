import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ExportMenu } from '../../desk-kit/export-menu.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { stateOf } from '../campaigns/campaign-state.ts'
import { listSlides, placed, SHOWN_SLIDES, type SlideRow, standingOf } from './slide.ts'
import { SlideItem } from './slide-item.tsx'
import { useDragOrder } from './use-drag-order.ts'

type Order = { ids: string[]; /** The order it was made from. */ seen: string[] }

/** The slides as the home page has them, in their order; moved by drag or by its buttons, kept when it is right. */
export default function HeroSlidesList() {
  const { t } = useTranslation('admin-hero-slides')
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const archived = search.has('archived')
  const slides = useQuery({ queryKey: ['hero-slides', { archived }], queryFn: () => listSlides(archived), ...CHANGES_ELSEWHERE })
  const [order, setOrder] = useState<Order>()
  const [now] = useState(() => new Date())
  const seen = (slides.data ?? []).map(({ id }) => id)
  const ids = order && !archived ? order.ids : seen
  const shown = ids.flatMap((id) => slides.data?.find((slide) => slide.id === id) ?? [])
  const move = (id: string, at: number) => setOrder({ ids: placed(ids, id, at), seen: order?.seen ?? seen })
  const moves = may('content.write') && !archived && shown.length > 1
  if (slides.isError) return <LoadFailure level={1} error={slides.error} onRetry={() => void slides.refetch()} />
  return (
    <section aria-labelledby="slides-title" className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 id="slides-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">{t('intro', { number: SHOWN_SLIDES })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {may('content.write') && (
            <ButtonLink size="small" to="/admin/hero-slides/create">
              {t('new')}
            </ButtonLink>
          )}
          <ExportMenu question={{ filter: archived ? { archived: true } : {}, sort: { field: 'sort_order', order: 'ASC' } }} />
        </div>
      </header>
      <Checkbox label={t('archivedOnly')} checked={archived} onChange={(event) => setSearch(event.currentTarget.checked ? { archived: '' } : {})} />
      {order && !archived && <KeepOrder order={order} onClose={() => setOrder(undefined)} />}
      {slides.isPending ? (
        <Skeleton className="h-64 w-full" />
      ) : shown.length === 0 ? (
        <EmptyState level={2} className="py-8 sm:py-10" title={t(archived ? 'noneArchived' : 'none')} text={archived ? undefined : t('noneText')} />
      ) : (
        <Slides slides={shown} now={now} moves={moves} onMove={move} />
      )}
    </section>
  )
}

type SlidesProps = { slides: readonly SlideRow[]; now: Date; moves: boolean; onMove: (id: string, at: number) => void }

function Slides({ slides, now, moves, onMove }: SlidesProps) {
  const list = useRef<HTMLOListElement>(null)
  const running = slides.filter((slide) => stateOf(standingOf(slide), now) === 'running')
  useDragOrder(list, (from, to) => {
    const slide = slides[from]
    if (slide) onMove(slide.id, to)
  })
  return (
    <ol ref={list} className="divide-y divide-line rounded-card border border-line bg-surface">
      {slides.map((slide, place) => (
        <SlideItem
          key={slide.id}
          slide={slide}
          waits={running.indexOf(slide) >= SHOWN_SLIDES}
          moves={moves}
          onUp={place > 0 ? () => onMove(slide.id, place - 1) : undefined}
          onDown={place < slides.length - 1 ? () => onMove(slide.id, place + 1) : undefined}
        />
      ))}
    </ol>
  )
}

/** Says that the order on the screen is not kept yet; keeps it or takes it back. */
function KeepOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('admin-hero-slides')
  const { act, busy } = useAct()
  const keep = async () => {
    const kept = await act({ ask: () => askDatabase('order_hero_slides', { p_ids: order.ids, p_seen: order.seen }), done: t('order.done') })
    if (kept) onClose()
  }
  return (
    <div role="status">
      <Notice
        tone="news"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="plain" onClick={onClose}>
              {t('order.undo')}
            </Button>
            <Button size="small" busy={busy} onClick={() => void keep()}>
              {t('order.keep')}
            </Button>
          </div>
        }
      >
        {t('order.changed')}
      </Notice>
    </div>
  )
}
