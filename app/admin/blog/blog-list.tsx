import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listBlogCategories, nameIn } from '../blog-categories/blog-category.ts'
import { PostBadge } from './post-badge.tsx'
import type { PostRow } from './post-row.ts'

const nameOf = (language: string): string => LANGUAGE_NAMES[languageOf(language) ?? 'en']

const COLUMNS: readonly DeskColumn<PostRow>[] = [
  { id: 'title', title: true, sort: 'title', cell: ({ title, language }) => <span lang={language}>{title}</span> },
  { id: 'state', cell: (post) => <PostBadge key={post.published_at} post={post} /> },
  { id: 'published', cell: ({ published_at: at }) => <Moment at={at} /> },
  { id: 'category', cell: ({ category_id: category }) => <CategoryName id={category} /> },
  { id: 'author', cell: ({ author }) => author },
  { id: 'updated', sort: 'updated_at', cell: ({ updated_at: at }) => <Moment at={at} /> },
  { id: 'language', extra: true, cell: ({ language }) => nameOf(language) },
  { id: 'address', extra: true, cell: ({ slug }) => <span className="wrap-anywhere">/blog/{slug}</span> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'status', kind: 'choice', options: ['draft', 'published', 'archived'] },
  { name: 'scheduled', kind: 'yes' },
  { name: 'language', kind: 'choice', options: LANGUAGES, optionWords: nameOf },
  { name: 'updated_at', kind: 'days' },
  { name: 'category_id', kind: 'led' },
]

/** What a category is called, which its key says only where it was never renamed. One question for the whole list. */
function CategoryName({ id }: { id: string | null }) {
  const { i18n } = useTranslation()
  const all = useQuery({ queryKey: ['blog-categories-all'], queryFn: listBlogCategories, ...CHANGES_ELSEWHERE })
  const category = all.data?.find((one) => one.id === id)
  return category ? nameIn(category, i18n.language) : (id ?? '')
}

/** The posts of the blog: what is being written, what waits for its day and what readers see. */
export default function BlogList() {
  const { t } = useTranslation('admin-blog')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        may('blog.write') && (
          <ButtonLink size="small" to="/admin/blog/create">
            {t('new')}
          </ButtonLink>
        )
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}
