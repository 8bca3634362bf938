import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { RowsLink } from '../../desk-kit/rows-link.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CategoryForm } from './category-form.tsx'
import { type CategoryRow, isUnused, listCategories, missingIn, NAMED_IN, nameIn, pathOf, textsOf, usesOf } from '../category-tree/category.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { MergesPanel } from './merges-panel.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { SchemaPanel } from './schema-panel.tsx'

/** One category: what it is called in each language, where it stands, what uses it; changed where it is read. */
export default function CategoriesShow() {
  const { i18n } = useTranslation()
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<CategoryRow>
      renderTitle={(category) => nameIn(category, i18n.language)}
      renderBadges={(category) => <State category={category} />}
      renderActions={(category) => !editing && <Deeds category={category} onEdit={() => setEditing(true)} />}
    >
      {(category) => (editing ? <CategoryForm category={category} onDone={stop} onCancel={stop} /> : <Whole category={category} />)}
    </RecordPage>
  )
}

function State({ category: { status, follows_parent: follows } }: { category: CategoryRow }) {
  const { t } = useTranslation('admin-categories')
  return <Badge tone={status === 'active' ? 'leaf' : 'quiet'}>{t(`states.${follows ? 'follows' : status}`)}</Badge>
}

const useUses = (id: string) => useQuery({ queryKey: ['category-uses', id], queryFn: () => usesOf(id), ...CHANGES_ELSEWHERE })
const useFamilies = () => useQuery({ queryKey: ['categories-tree'], queryFn: listCategories, ...CHANGES_ELSEWHERE })

function Whole({ category }: { category: CategoryRow }) {
  const { t, i18n } = useTranslation('admin-categories')
  const uses = useUses(category.id)
  const all = useFamilies()
  const number = numberFormat(i18n.language)
  const missing = missingIn(category)
  const family = all.data?.find(({ id }) => id === category.parent_id)
  const below = all.data?.filter(({ parent_id: parent, merged_into: gone }) => parent === category.id && gone === null) ?? []
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        {category.image_url !== null && (
          <div className="mb-4 w-60 max-w-full overflow-hidden rounded-control">
            <Picture src={category.image_url} alt="" ratio="4 / 3" sizes="15rem" />
          </div>
        )}
        <Facts>
          <Fact name={t('fields.slug')}>
            <a href={pathOf(category.slug)} target="_blank" rel="noreferrer" className="wrap-anywhere text-indigo underline underline-offset-4">
              {pathOf(category.slug)}
            </a>
          </Fact>
          <Fact name={t('fields.parent')}>
            {family ? (
              <RecordLink to="categories" id={family.id}>
                {nameIn(family, i18n.language)}
              </RecordLink>
            ) : (
              category.parent_id === null && t('noFamily')
            )}
          </Fact>
          <Fact name={t('below')}>
            {below.length > 0 && (
              <ul>
                {below.map((one) => (
                  <li key={one.id}>
                    <RecordLink to="categories" id={one.id}>
                      {nameIn(one, i18n.language)}
                    </RecordLink>
                  </li>
                ))}
              </ul>
            )}
          </Fact>
          {uses.data && (
            <>
              <Fact name={t('productsIn')}>
                <RowsLink to="products" filter={{ category_id: category.id }}>
                  {t('counts', { count: uses.data.products, number: number.format(uses.data.products), listed: number.format(uses.data.listed) })}
                </RowsLink>
              </Fact>
              {NAMED_IN.map(
                (kind) =>
                  uses.data[kind] > 0 && (
                    <Fact key={kind} name={t('namedIn')}>
                      {t(`uses.${kind}`, { count: uses.data[kind] })}
                    </Fact>
                  ),
              )}
            </>
          )}
        </Facts>
        {uses.isError && <LoadFailureLine error={uses.error} onRetry={() => void uses.refetch()} />}
      </Panel>
      <Panel title={t('fields.texts')}>
        <dl className="flex flex-col gap-3 text-sm">
          {LANGUAGES.flatMap((language) => {
            const words = textsOf(category)[language]
            const state = category.translations.find((one) => one.language === language)?.state
            return words
              ? [
                  <div key={language}>
                    <dt className="flex flex-wrap items-center gap-2 text-ink-soft">
                      {LANGUAGE_NAMES[language]}
                      {state === 'stale' && <Badge tone="gold">{t('staleBadge')}</Badge>}
                    </dt>
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
      <SchemaPanel category={category} />
      <MergesPanel category={category} />
      <ActsPanel noun="categories" subjects={[category.id]} />
    </div>
  )
}

/** What may be done with a category. Hiding and moving have their way back at hand and ask no reason. */
function Deeds({ category, onEdit }: { category: CategoryRow; onEdit: () => void }) {
  const { t, i18n } = useTranslation('admin-categories')
  const may = useMay()
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const uses = useUses(category.id)
  const all = useFamilies()
  const [open, setOpen] = useState<'move' | 'merge'>()
  if (!may('catalogue.write') || category.merged_into !== null) return null
  const name = nameIn(category, i18n.language)
  const shown = category.status === 'active'
  const show = () =>
    act({
      ask: () => askDatabase('show_category', { p_id: category.id, p_shown: !shown }),
      done: t(shown ? 'hide.done' : 'show.done', { name }),
      refused: ({ code }) => (code === 'family_hidden' ? t('refused.family_hidden') : undefined),
    })
  return (
    <>
      <Button size="small" onClick={onEdit}>
        {t('change')}
      </Button>
      <Button size="small" look="quiet" onClick={() => setOpen('move')}>
        {t('move.verb')}
      </Button>
      <Button size="small" look="quiet" busy={busy} onClick={() => void show()}>
        {t(shown ? 'hide.verb' : 'show.verb')}
      </Button>
      <Button size="small" look="quiet" disabled={!uses.data} onClick={() => setOpen('merge')}>
        {t('merge.verb')}
      </Button>
      {uses.data && isUnused(uses.data) && (
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
                const answer = await askDatabase('remove_category', { p_id: category.id, p_reason: reason })
                if (answer.done) void navigate('/admin/categories')
                return answer
              },
              refused: ({ code }) => (code === 'used' ? t('refused.used') : undefined),
            },
          ]}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          category={category}
          families={(all.data ?? []).filter(({ parent_id: parent, merged_into: gone }) => parent === null && gone === null)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'merge' && uses.data && <MergeDialog category={category} uses={uses.data} onClose={() => setOpen(undefined)} />}
    </>
  )
}
