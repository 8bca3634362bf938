import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { sizeIn } from '../../i18n/size-in.ts'
import { MediaUpload } from './media-upload.tsx'
import { type MediaRow, missingAlts } from './media-row.ts'
import { addressOf, altIn, fileNameOf } from '../shop-pictures/stored-picture.ts'

/** By what the pictures are put in order; the grid itself has no headings. */
const COLUMNS: readonly DeskColumn<MediaRow>[] = [
  { id: 'created', title: true, sort: 'created_at', cell: ({ created_at: at }) => at },
  { id: 'size', sort: 'size_bytes', cell: ({ size_bytes: bytes }) => bytes },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'tag', kind: 'led' },
  { name: 'undescribed', kind: 'yes' },
  { name: 'created_at', kind: 'days' },
]

/** Only the shop's own; those of makers and buyers are theirs. */
const OURS = { bucket_id: 'shop-pictures' }

const drawn = (pictures: readonly MediaRow[]) => <Grid pictures={pictures} />

/** The shop's pictures side by side, with more to bring and tags to narrow by. */
export default function MediaList() {
  const { t } = useTranslation('admin-media')
  return (
    <ResourceList<MediaRow>
      columns={COLUMNS}
      filters={FILTERS}
      always={OURS}
      above={
        <>
          <MediaUpload />
          <Tags />
        </>
      }
      drawn={drawn}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

type Tag = { tag: string; files: number }

function Tags() {
  const { t, i18n } = useTranslation('admin-media')
  const { data } = useQuery({ queryKey: ['media', 'tags'], queryFn: () => databaseResult<Tag[]>('media_tags', {}), ...CHANGES_ELSEWHERE })
  const { filterValues, setFilters } = useListContext()
  if (!data || data.length === 0) return null
  const { tag: chosen, ...rest } = filterValues as Record<string, unknown>
  return (
    <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
      {data.map(({ tag, files }) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            aria-pressed={chosen === tag}
            onClick={() => setFilters(chosen === tag ? rest : { ...rest, tag }, undefined, false)}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm wrap-anywhere hover:border-indigo aria-pressed:border-indigo aria-pressed:bg-indigo-wash"
          >
            {tag} <span className="text-ink-soft">{numberFormat(i18n.language).format(files)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Grid({ pictures }: { pictures: readonly MediaRow[] }) {
  const { t, i18n } = useTranslation('admin-media')
  return (
    <ul className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
      {pictures.map((picture) => {
        const alt = altIn(picture.alts, i18n.language)
        const missing = missingAlts(picture.alts).length
        return (
          <li key={picture.id} className="overflow-hidden rounded-card border border-line bg-surface">
            <Link to={`/admin/media/${picture.id}`} className="group flex h-full flex-col">
              <Picture src={addressOf(picture)} alt="" ratio="4 / 3" sizes="(min-width: 80rem) 14rem, 45vw" widest={640} />
              <span className="flex flex-col gap-1 p-3 text-sm">
                <span className="font-semibold wrap-anywhere group-hover:text-indigo">{alt || fileNameOf(picture.name)}</span>
                <span className="text-ink-soft wrap-anywhere">
                  {[picture.width && picture.height && `${picture.width} × ${picture.height}`, sizeIn(i18n.language, picture.size_bytes)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {missing > 0 && <span className="text-ink-soft">{t('missing', { count: missing })}</span>}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
