import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type BlogCategoryRow, listBlogCategories, nameIn } from './blog-category.ts'

type Merge = { id: string; category_id: string; into_id: string; posts: number; reason: string; merged_at: string; undone_at: string | null }

/** Browser only. What became part of a category, and what it became part of, the newest first. Throws the API's error. */
async function listMerges(id: string): Promise<Merge[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('blog_category_merges')
      .select('id, category_id, into_id, posts, reason, merged_at, undone_at')
      .or(`category_id.eq.${id},into_id.eq.${id}`)
      .order('merged_at', { ascending: false })
      .limit(50),
  )
  return data
}

/** What was merged here, and the way back. */
export function MergesPanel({ category }: { category: BlogCategoryRow }) {
  const { t, i18n } = useTranslation('admin-blog-categories')
  const may = useMay()
  const merges = useQuery({ queryKey: ['blog-category-merges', category.id], queryFn: () => listMerges(category.id), ...CHANGES_ELSEWHERE })
  const all = useQuery({ queryKey: ['blog-categories-all'], queryFn: listBlogCategories, enabled: (merges.data?.length ?? 0) > 0 })
  if (merges.isSuccess && merges.data.length === 0) return null
  const nameOf = (id: string) => {
    const row = all.data?.find((one) => one.id === id)
    return row ? nameIn(row, i18n.language) : id
  }
  return (
    <Panel title={t('merges')}>
      {merges.isError && <LoadFailureLine error={merges.error} onRetry={() => void merges.refetch()} />}
      <ul className="flex flex-col gap-4 text-sm">
        {merges.data?.map((merge) => (
          <li key={merge.id} className="flex flex-col gap-1">
            <p className="wrap-anywhere">
              <Moment at={merge.merged_at} /> ·{' '}
              <RecordLink to="blog-categories" id={merge.category_id}>
                {nameOf(merge.category_id)}
              </RecordLink>{' '}
              →{' '}
              <RecordLink to="blog-categories" id={merge.into_id}>
                {nameOf(merge.into_id)}
              </RecordLink>{' '}
              · {t('posts', { count: merge.posts })}
            </p>
            <p className="text-ink-soft wrap-anywhere">{merge.reason}</p>
            {merge.undone_at !== null && (
              <p className="text-ink-soft">
                {t('undone')} <Moment at={merge.undone_at} />
              </p>
            )}
            {merge.undone_at === null && may('blog.write') && (
              <DecideButtons
                choices={[
                  {
                    id: 'undo',
                    verb: t('unmerge.verb'),
                    title: t('unmerge.title', { name: nameOf(merge.category_id) }),
                    consequence: t('unmerge.consequence'),
                    done: t('unmerge.done'),
                    ask: (reason) => askDatabase('undo_blog_category_merge', { p_merge: merge.id, p_reason: reason }),
                    refused: ({ code }) => (code === 'merged' ? t('unmerge.first') : undefined),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
