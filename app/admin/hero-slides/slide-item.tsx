import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { missingIn, type SlideRow, standingOf, titleIn } from './slide.ts'

type SlideItemProps = {
  slide: SlideRow
  /** More run before it than the home page shows. */
  waits: boolean
}

/** A slide of the list: its picture, what it says and where it stands. */
export function SlideItem({ slide, waits }: SlideItemProps) {
  const { t, i18n } = useTranslation('admin-hero-slides')
  const title = titleIn(slide.texts, i18n.language)
  const missing = missingIn(slide.texts).length
  return (
    <>
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
    </>
  )
}
