import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { listCategories, nameIn as categoryNameIn } from '../category-tree/category.ts'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { AttributeForm } from './attribute-form.tsx'
import { type AttributeRow, inOrder, missingIn, nameIn, usesOf } from './attribute.ts'

/** One attribute: its values, where it holds, of how many pieces it is said; changed where it is read. */
export default function AttributesShow() {
  const { t, i18n } = useTranslation('admin-attributes')
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<AttributeRow>
      renderTitle={({ texts }) => nameIn(texts, i18n.language)}
      renderBadges={({ archived_at: gone }) => gone !== null && <Badge>{t('archived')}</Badge>}
      renderActions={(attribute) => !editing && <Deeds attribute={attribute} onEdit={() => setEditing(true)} />}
    >
      {(attribute) => (editing ? <AttributeForm attribute={attribute} onDone={stop} onCancel={stop} /> : <Whole attribute={attribute} />)}
    </RecordPage>
  )
}

const useUses = (id: string) => useQuery({ queryKey: ['attribute-uses', id], queryFn: () => usesOf(id), ...CHANGES_ELSEWHERE })

function Whole({ attribute }: { attribute: AttributeRow }) {
  const { t, i18n } = useTranslation('admin-attributes')
  const uses = useUses(attribute.id)
  const all = useQuery({ queryKey: ['categories-tree'], queryFn: listCategories, ...CHANGES_ELSEWHERE })
  const number = numberFormat(i18n.language)
  const missing = missingIn(attribute)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        <Facts>
          <Fact name={t('fields.kind')}>{t(`kinds.${attribute.kind}`)}</Fact>
          <Fact name={t('fields.unit')}>{attribute.unit}</Fact>
          <Fact name={t('fields.slug')}>{attribute.slug}</Fact>
          <Fact name={t('facet')}>{t(attribute.is_facet ? 'facetYes' : 'facetNo')}</Fact>
          <Fact name={t('products')}>{uses.data && number.format(uses.data.products)}</Fact>
          <Fact name={t('categories')}>
            {attribute.categories.length > 0 && (
              <ul>
                {attribute.categories.map(({ category_id: id, is_required: required }) => {
                  const category = all.data?.find((one) => one.id === id)
                  return (
                    <li key={id}>
                      <RecordLink to="categories" id={id}>
                        {category && categoryNameIn(category, i18n.language)}
                      </RecordLink>
                      {required && ` · ${t('required')}`}
                    </li>
                  )
                })}
              </ul>
            )}
          </Fact>
        </Facts>
        {attribute.categories.length === 0 && <p className="mt-3 text-sm text-ink-soft">{t('nowhere')}</p>}
        {uses.isError && <LoadFailureLine error={uses.error} onRetry={() => void uses.refetch()} />}
        {missing.length > 0 && (
          <p className="mt-3 text-sm text-ink-soft">{t('missingIn', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })}</p>
        )}
      </Panel>
      {attribute.values.length > 0 && attribute.kind !== 'yes' && (
        <Panel title={t('fields.values')}>
          <ol className="flex flex-col gap-1 text-sm">
            {inOrder(attribute).map((value) => (
              <li key={value.id} className="flex flex-wrap justify-between gap-x-4">
                <span className="wrap-anywhere">{nameIn(value.texts, i18n.language)}</span>
                <span className="text-ink-soft tabular-nums">{uses.data && number.format(uses.data.values[value.slug] ?? 0)}</span>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <ActsPanel noun="attributes" subjects={[attribute.id]} />
    </div>
  )
}

/** What may be done with an attribute; putting it away loses nothing and asks no reason. */
function Deeds({ attribute, onEdit }: { attribute: AttributeRow; onEdit: () => void }) {
  const { t, i18n } = useTranslation('admin-attributes')
  const may = useMay()
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const uses = useUses(attribute.id)
  if (!may('catalogue.write')) return null
  const gone = attribute.archived_at !== null
  const name = nameIn(attribute.texts, i18n.language)
  return (
    <>
      {!gone && (
        <Button size="small" onClick={onEdit}>
          {t('change')}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        busy={busy}
        onClick={() =>
          void act({
            ask: () => askDatabase('archive_attribute', { p_id: attribute.id, p_archived: !gone }),
            done: t(gone ? 'restore.done' : 'archive.done', { name }),
          })
        }
      >
        {t(gone ? 'restore.verb' : 'archive.verb')}
      </Button>
      {uses.data?.products === 0 && (
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
                const answer = await askDatabase('remove_attribute', { p_id: attribute.id, p_reason: reason })
                if (answer.done) void navigate('/admin/attributes')
                return answer
              },
              refused: ({ code }) => (code === 'used' ? t('refused.used') : undefined),
            },
          ]}
        />
      )}
    </>
  )
}
