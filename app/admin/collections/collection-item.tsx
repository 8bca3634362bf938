import { useTranslation } from 'react-i18next'
import { languagesWithout } from '../../desk-kit/language-texts.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { Picture } from '../../ui/picture.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type CollectionRow, standingOf, titleIn } from './collection.ts'

/** A collection of the list: its picture, what it is called, what it holds and where it stands. */
export function CollectionItem({ collection }: { collection: CollectionRow }) {
  const { t, i18n } = useTranslation('admin-collections')
  const { id, texts, image_url: image, kind, listed, shown_at: places, starts_at: starts, ends_at: ends } = collection
  const missing = languagesWithout(texts).length
  return (
    <>
      <div className="w-28 shrink-0 overflow-hidden rounded-control sm:w-36">
        <Picture src={image} alt="" ratio="16 / 9" sizes="9rem" />
      </div>
      <div className="flex min-w-[min(14rem,100%)] flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <RecordLink to="collections" id={id}>
            {titleIn(texts, i18n.language)}
          </RecordLink>
          <CampaignBadge of={standingOf(collection)} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{t(`kinds.${kind}`)}</span>
          <span>{t('pieces', { count: listed, number: numberFormat(i18n.language).format(listed) })}</span>
          {places.map((place) => (
            <span key={place}>{t(`places.${place}`)}</span>
          ))}
          {starts && (
            <span>
              {t('columns.starts')}: <Moment at={starts} days />
            </span>
          )}
          {ends && (
            <span>
              {t('columns.ends')}: <Moment at={ends} />
            </span>
          )}
        </p>
        {listed === 0 && <p className="text-sm text-ink-soft">{t('holdsNothing')}</p>}
        {missing > 0 && <p className="text-sm text-ink-soft">{t('missing', { count: missing })}</p>}
      </div>
    </>
  )
}
