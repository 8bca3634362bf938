import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { missingIn, type SlideRow, standingOf, titleIn } from './slide.ts'

type SlideItemProps = {
  slide: SlideRow
  /** More run before it than the home page shows. */
  waits: boolean
  moves: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** A slide of the list: its picture, what it says, where it stands, and its place. */
export function SlideItem({ slide, waits, moves, onUp, onDown }: SlideItemProps) {
  const { t, i18n } = useTranslation('admin-hero-slides')
  const title = titleIn(slide.texts, i18n.language)
  const missing = missingIn(slide.texts).length
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3" draggable={moves}>
      {moves && <GripVertical className="size-4 shrink-0 cursor-grab text-ink-soft max-sm:hidden" aria-hidden="true" />}
      <div className="w-28 shrink-0 overflow-hidden rounded-control sm:w-36">
        <Picture src={slide.image_url} alt="" ratio="16 / 9" sizes="9rem" />
      </div>
      <div className="flex min-w-[min(14rem,100%)] flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <RecordLink to="hero-slides" id={slide.id}>
            {title}
          </RecordLink>
          <CampaignBadge of={standingOf(slide)} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{t('leadsTo', { link: slide.link })}</span>
          {slide.starts_at && (
            <span>
              {t('columns.starts')}: <Moment at={slide.starts_at} days />
            </span>
          )}
          {slide.ends_at && (
            <span>
              {t('columns.ends')}: <Moment at={slide.ends_at} />
            </span>
          )}
        </p>
        {missing > 0 && <p className="text-sm text-ink-soft">{t('missing', { count: missing })}</p>}
        {waits && <p className="text-sm text-ink-soft">{t('waits')}</p>}
      </div>
      {moves && (
        <div className="flex gap-1">
          <IconButton label={t('up', { title })} disabled={!onUp} onClick={onUp}>
            <ArrowUp className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={t('down', { title })} disabled={!onDown} onClick={onDown}>
            <ArrowDown className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  )
}
