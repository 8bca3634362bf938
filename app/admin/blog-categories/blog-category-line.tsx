import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type BlogCategoryRow, missingIn, nameIn, pathOf, type PostCount } from './blog-category.ts'
import { RowsLink } from '../../desk-kit/rows-link.tsx'

type BlogCategoryLineProps = {
  category: BlogCategoryRow
  /** Undefined until they are counted. */
  counts: readonly PostCount[] | undefined
}

/** A category of the list: its name, its address, its posts as a way to them, what is missing of it. */
export function BlogCategoryLine({ category, counts }: BlogCategoryLineProps) {
  const { t, i18n } = useTranslation('admin-blog-categories')
  const missing = missingIn(category).length
  return (
    <div className="flex min-w-[min(14rem,100%)] flex-1 flex-wrap items-start gap-3">
      {category.image_url !== null && (
        <div className="w-12 shrink-0 overflow-hidden rounded-control max-sm:hidden">
          <Picture src={category.image_url} alt="" ratio="1" sizes="3rem" />
        </div>
      )}
      <div className="flex min-w-[min(8rem,100%)] flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <RecordLink to="blog-categories" id={category.id}>
            {nameIn(category, i18n.language)}
          </RecordLink>
          {category.status === 'inactive' && <Badge>{t('states.inactive')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{pathOf(category.id)}</span>
          {counts && category.merged_into === null && <PostsLink id={category.id} counts={counts} />}
          {missing > 0 && <span>{t('missing', { count: missing })}</span>}
        </p>
      </div>
    </div>
  )
}

/** How many posts stand in a category; leads to them. */
export function PostsLink({ id, counts }: { id: string; counts: readonly PostCount[] }) {
  const { t, i18n } = useTranslation('admin-blog-categories')
  const number = numberFormat(i18n.language)
  const { posts, shown } = counts.find((one) => one.category_id === id) ?? { posts: 0, shown: 0 }
  const said = t('counts', { count: posts, number: number.format(posts), shown: number.format(shown) })
  if (posts === 0) return <span>{said}</span>
  return (
    <RowsLink to="blog" filter={{ category_id: id }}>
      {said}
    </RowsLink>
  )
}
