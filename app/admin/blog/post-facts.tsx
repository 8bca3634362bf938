import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { listBlogCategories, nameIn } from '../blog-categories/blog-category.ts'
import { ShopPictureField } from '../shop-pictures/shop-picture-field.tsx'
import { isSlug, type PostRow, tagsOf } from './post-row.ts'
import { useRefusals } from './use-refusals.ts'

/** What fills the head of a post on a wide screen sharply. */
const COVER_WIDTH = 1200

const listTags = async (): Promise<{ id: string; name: string }[]> =>
  (await answered((await loadSupabase()).from('blog_tags').select('id, name').order('id').limit(1000))).data

const factsOf = (post: PostRow) => ({
  slug: post.slug,
  category: post.category_id ?? '',
  tags: (post.tags ?? []).map(({ tag }) => tag.name).join(', '),
  author: post.author,
  image: post.featured_image ?? '',
  products: post.product_search,
})

/** What is said about a post in every language: its address, shelf, tags, author, picture and the pieces below it. */
export function PostFacts({ post }: { post: PostRow }) {
  const { t, i18n } = useTranslation('admin-blog')
  const may = useMay()
  const { act, busy } = useAct()
  const refused = useRefusals()
  const draft = useDraft('facts', factsOf(post))
  const { values } = draft
  const [tried, setTried] = useState(false)
  const shelves = useQuery({ queryKey: ['blog-categories-all'], queryFn: listBlogCategories })
  const tags = useQuery({ queryKey: ['blog', 'tags'], queryFn: listTags })
  useEditing(draft.dirty)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSlug(values.slug.trim()) || draft.differences.length > 0) return
    const saved = await act({
      ask: () =>
        askDatabase('write_blog_post', {
          p_id: post.id,
          p_seen: post.updated_at,
          p_post: {
            slug: values.slug.trim(),
            category_id: values.category || null,
            author: values.author.trim(),
            featured_image: values.image || null,
            product_search: values.products.trim(),
            tags: tagsOf(values.tags, [...(post.tags ?? []).map(({ tag }) => tag), ...(tags.data ?? [])]),
          },
        }),
      done: t('changed'),
      refused,
    })
    if (saved) draft.forget()
  }
  const moved = values.slug.trim() !== post.slug && post.published_at !== null
  return (
    <Panel title={t('facts')}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <fieldset disabled={!may('blog.write')} className="flex flex-col gap-4">
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <Differences draft={draft} labelOf={(field) => t(`fields.${field}`)} />
          <ShopPictureField
            label={t('fields.image')}
            hint={t('imageHint', { number: COVER_WIDTH })}
            folder="posts"
            leastWidth={COVER_WIDTH}
            ratio="16 / 9"
            optional
            image={values.image}
            onChange={(image) => draft.set({ image })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              label={t('fields.slug')}
              hint={moved ? t('slugMoved', { address: `/blog/${post.slug}` }) : undefined}
              required
              maxLength={120}
              value={values.slug}
              error={tried && !isSlug(values.slug.trim()) ? t('problems.slug') : undefined}
              onChange={(event) => draft.set({ slug: event.currentTarget.value })}
            />
            <Select
              label={t('fields.category')}
              value={values.category}
              placeholder={t('noCategory')}
              options={
                shelves.data
                  ? shelves.data.filter(({ merged_into: gone }) => gone === null).map((one) => ({ value: one.id, label: nameIn(one, i18n.language) }))
                  : values.category === ''
                    ? []
                    : [{ value: values.category, label: values.category }]
              }
              onChange={(event) => draft.set({ category: event.currentTarget.value })}
            />
            <Field label={t('fields.author')} maxLength={120} value={values.author} onChange={(event) => draft.set({ author: event.currentTarget.value })} />
            <Field
              label={t('fields.products')}
              hint={t('productsHint')}
              maxLength={100}
              value={values.products}
              onChange={(event) => draft.set({ products: event.currentTarget.value })}
            />
          </div>
          <Field
            label={t('fields.tags')}
            hint={t('tagsHint')}
            maxLength={600}
            value={values.tags}
            onChange={(event) => draft.set({ tags: event.currentTarget.value })}
          />
          <div>
            <Button type="submit" busy={busy} look="quiet">
              {t('saveFacts')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Panel>
  )
}
