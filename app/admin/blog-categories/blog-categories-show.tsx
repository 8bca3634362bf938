import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { BlogCategoryForm } from './blog-category-form.tsx'
import { PostsLink } from './blog-category-line.tsx'
import { type BlogCategoryRow, countPosts, missingIn, nameIn, pathOf, textsOf } from './blog-category.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { MergesPanel } from './merges-panel.tsx'

/** One category of the blog: what it is called in each language, its posts, what became part of it; changed where it is read. */
export default function BlogCategoriesShow() {
  const { t, i18n } = useTranslation('admin-blog-categories')
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<BlogCategoryRow>
      renderTitle={(category) => nameIn(category, i18n.language)}
      renderBadges={({ status }) => <Badge tone={status === 'active' ? 'leaf' : 'quiet'}>{t(`states.${status}`)}</Badge>}
      renderActions={(category) => !editing && <Deeds category={category} onEdit={() => setEditing(true)} />}
    >
      {(category) => (editing ? <BlogCategoryForm category={category} onDone={stop} onCancel={stop} /> : <Whole category={category} />)}
    </RecordPage>
  )
}

const useCounts = () => useQuery({ queryKey: ['blog-category-counts'], queryFn: countPosts, ...CHANGES_ELSEWHERE })

function Whole({ category }: { category: BlogCategoryRow }) {
  const { t } = useTranslation('admin-blog-categories')
  const counts = useCounts()
  const missing = missingIn(category)
  const texts = textsOf(category)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        {category.image_url !== null && (
          <div className="mb-4 w-60 max-w-full overflow-hidden rounded-control">
            <Picture src={category.image_url} alt="" ratio="4 / 3" sizes="15rem" />
          </div>
        )}
        <Facts>
          <Fact name={t('fields.id')}>
            <a href={pathOf(category.id)} target="_blank" rel="noreferrer" className="wrap-anywhere text-indigo underline underline-offset-4">
              {pathOf(category.id)}
            </a>
          </Fact>
          <Fact name={t('columns.posts')}>{counts.data && <PostsLink id={category.id} counts={counts.data} />}</Fact>
        </Facts>
        {counts.isError && <LoadFailureLine error={counts.error} onRetry={() => void counts.refetch()} />}
      </Panel>
      <Panel title={t('fields.texts')}>
        <dl className="flex flex-col gap-3 text-sm">
          {LANGUAGES.flatMap((language) => {
            const words = texts[language]
            return words
              ? [
                  <div key={language}>
                    <dt className="text-ink-soft">{LANGUAGE_NAMES[language]}</dt>
                    <dd lang={language}>
                      <span className="font-semibold">{words.name}</span>
                      <span className="block">{words.description}</span>
                    </dd>
                  </div>,
                ]
              : []
          })}
        </dl>
        {missing.length > 0 && (
          <p className="mt-3 text-sm text-ink-soft">{t('missingIn', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })}</p>
        )}
      </Panel>
      <MergesPanel category={category} />
      <ActsPanel noun="blog_categories" subjects={[category.id]} />
    </div>
  )
}

/** What may be done with a category of the blog. Hiding has its way back at hand and asks no reason. */
function Deeds({ category, onEdit }: { category: BlogCategoryRow; onEdit: () => void }) {
  const { t, i18n } = useTranslation('admin-blog-categories')
  const may = useMay()
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const counts = useCounts()
  const [merging, setMerging] = useState(false)
  if (!may('blog.write') || category.merged_into !== null) return null
  const name = nameIn(category, i18n.language)
  const shown = category.status === 'active'
  const posts = counts.data?.find(({ category_id: of }) => of === category.id)?.posts ?? 0
  const show = () =>
    act({
      ask: () => askDatabase('show_blog_category', { p_id: category.id, p_shown: !shown }),
      done: t(shown ? 'hide.done' : 'show.done', { name }),
      refused: ({ code }) => (code === 'merged' ? t('refused.merged') : undefined),
    })
  return (
    <>
      <Button size="small" onClick={onEdit}>
        {t('change')}
      </Button>
      <Button size="small" look="quiet" busy={busy} onClick={() => void show()}>
        {t(shown ? 'hide.verb' : 'show.verb')}
      </Button>
      <Button size="small" look="quiet" disabled={!counts.data} onClick={() => setMerging(true)}>
        {t('merge.verb')}
      </Button>
      {counts.data && posts === 0 && (
        <DecideButtons
          choices={[
            {
              id: 'remove',
              look: 'danger',
              verb: t('remove.verb'),
              title: t('remove.title', { name }),
              consequence: t('remove.consequence'),
              done: t('remove.done', { name }),
              ask: async (reason) => {
                const answer = await askDatabase('remove_blog_category', { p_id: category.id, p_reason: reason })
                if (answer.done) void navigate('/admin/blog-categories')
                return answer
              },
              refused: ({ code }) => (code === 'used' ? t('refused.used') : undefined),
            },
          ]}
        />
      )}
      {merging && <MergeDialog category={category} posts={posts} onClose={() => setMerging(false)} />}
    </>
  )
}
