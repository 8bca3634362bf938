import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Select } from '../../ui/field.tsx'
import { type BlogCategoryRow, listBlogCategories, nameIn } from './blog-category.ts'

/** Makes a category of the blog part of another: says first how many posts go along. */
export function MergeDialog({ category, posts, onClose }: { category: BlogCategoryRow; posts: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-blog-categories')
  const { act, busy } = useAct()
  const [into, setInto] = useState('')
  const all = useQuery({ queryKey: ['blog-categories-all'], queryFn: listBlogCategories })
  const others = (all.data ?? []).filter(({ id, merged_into: gone }) => id !== category.id && gone === null)
  const name = nameIn(category, i18n.language)
  const merge = async (reason: string) =>
    into !== '' &&
    (await act({
      ask: () => askDatabase('merge_blog_category', { p_id: category.id, p_into: into, p_posts: posts, p_reason: reason }),
      done: t('merge.done', { name }),
      refused: ({ code }) => (code === 'merged' ? t('refused.merged') : undefined),
    }))
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('merge.title', { name })}
      consequence={t('merge.consequence', { count: posts, number: numberFormat(i18n.language).format(posts) })}
      verb={t('merge.verb')}
      busy={busy}
      onDecide={merge}
    >
      <Select
        label={t('merge.into')}
        required
        placeholder={t('merge.choose')}
        value={into}
        options={others.map((one) => ({ value: one.id, label: nameIn(one, i18n.language) }))}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
