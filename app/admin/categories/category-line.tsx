import { FolderInput } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type CategoryCount, type CategoryRow, missingIn, nameIn, pathOf } from '../category-tree/category.ts'

type CategoryLineProps = { category: CategoryRow; counts: CategoryCount | undefined; onMove: (() => void) | undefined }

/** A category of the tree: its name, where it stands in the shop, how many pieces it holds, what is missing of it. */
export function CategoryLine({ category, counts, onMove }: CategoryLineProps) {
  const { t, i18n } = useTranslation('admin-categories')
  const number = (value: number) => numberFormat(i18n.language).format(value)
  const name = nameIn(category, i18n.language)
  const missing = missingIn(category).length
  const stale = category.translations.filter(({ state }) => state === 'stale').length
  return (
    <div className="flex min-w-[min(14rem,100%)] flex-1 flex-wrap items-start gap-3">
      {category.image_url !== null && (
        <div className="w-12 shrink-0 overflow-hidden rounded-control max-sm:hidden">
          <Picture src={category.image_url} alt="" ratio="1" sizes="3rem" />
        </div>
      )}
      <div className="flex min-w-[min(8rem,100%)] flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <RecordLink to="categories" id={category.id}>
            {name}
          </RecordLink>
          {category.status === 'inactive' && <Badge>{t(category.follows_parent ? 'states.follows' : 'states.inactive')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{pathOf(category.slug)}</span>
          {counts && <span>{t('counts', { count: counts.products, number: number(counts.products), listed: number(counts.listed) })}</span>}
          {missing > 0 && <span>{t('missing', { count: missing })}</span>}
          {stale > 0 && <span>{t('stale', { count: stale })}</span>}
        </p>
      </div>
      {onMove && (
        <IconButton label={t('moveOf', { name })} onClick={onMove}>
          <FolderInput className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
