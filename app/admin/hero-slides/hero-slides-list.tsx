import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ExportMenu } from '../../desk-kit/export-menu.tsx'
import { OrderedList } from '../../desk-kit/ordered-list.tsx'
import { Late } from '../../desk-kit/late.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { stateOf } from '../campaigns/campaign-state.ts'
import { listSlides, SHOWN_SLIDES, type SlideRow, standingOf, titleIn } from './slide.ts'
import { SlideItem } from './slide-item.tsx'

/** The slides as the home page has them, in their order; moved by drag or by its buttons, kept when it is right. */
export default function HeroSlidesList() {
  const { t, i18n } = useTranslation('admin-hero-slides')
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const archived = search.has('archived')
  const slides = useQuery({ queryKey: ['hero-slides', { archived }], queryFn: () => listSlides(archived), ...CHANGES_ELSEWHERE })
  const [now] = useState(() => new Date())
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
      {slides.isPending ? (
        <Waiting className="h-64 w-full" />
      ) : slides.data.length === 0 ? (
        <EmptyState level={2} className="py-8 sm:py-10" title={t(archived ? 'noneArchived' : 'none')} text={archived ? undefined : t('noneText')} />
      ) : (
        <OrderedList
          items={slides.data}
          nameOf={({ texts }) => titleIn(texts, i18n.language)}
          mayMove={may('content.write') && !archived}
          keep={({ ids, seen }) => askDatabase('order_hero_slides', { p_ids: ids, p_seen: seen })}
        >
          {(slide, shown) => (
            <Late>
              <SlideItem slide={slide} waits={waits(slide, shown, now)} />
            </Late>
          )}
        </OrderedList>
      )}
    </section>
  )
}

/** Whether as many run before it as the home page shows. */
const waits = (slide: SlideRow, shown: readonly SlideRow[], now: Date): boolean =>
  shown.filter((one) => stateOf(standingOf(one), now) === 'running').indexOf(slide) >= SHOWN_SLIDES
