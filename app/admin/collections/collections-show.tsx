import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { collectionAddress } from '../../catalog/collections/collection.ts'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { languagesWithout } from '../../desk-kit/language-texts.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { CollectionForm } from './collection-form.tsx'
import { CollectionPreview } from './collection-preview.tsx'
import { type CollectionRow, listChosen, standingOf, titleIn } from './collection.ts'
import { namesOfRule } from './find-conditions.ts'
import { RuleFacts } from './rule-facts.tsx'

/** One collection: its page, by what it holds what it holds, where and when it is shown; changed where it is read. */
export default function CollectionsShow() {
  const { i18n } = useTranslation()
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<CollectionRow>
      renderTitle={({ texts }) => titleIn(texts, i18n.language)}
      renderBadges={(collection) => <CampaignBadge of={standingOf(collection)} />}
      renderActions={(collection) => !editing && <Deeds collection={collection} onEdit={() => setEditing(true)} />}
    >
      {(collection) => <Whole collection={collection} editing={editing} onStop={stop} />}
    </RecordPage>
  )
}

type WholeProps = { collection: CollectionRow; editing: boolean; onStop: () => void }

/** What stands in it and what its rule's things are called have to be there before either is shown. */
function Whole({ collection, editing, onStop }: WholeProps) {
  const { i18n } = useTranslation()
  const chosen = useQuery({ queryKey: ['collection-products', collection.id], queryFn: () => listChosen(collection.id), ...CHANGES_ELSEWHERE })
  const names = useQuery({ queryKey: ['collection-names', collection.rule, i18n.language], queryFn: () => namesOfRule(collection.rule, i18n.language) })
  const failed = chosen.isError ? chosen : names.isError ? names : undefined
  if (failed) return <LoadFailureLine error={failed.error} onRetry={() => void failed.refetch()} />
  if (!chosen.data || !names.data) return <Waiting className="h-96 w-full" />
  const products = chosen.data.map(({ id }) => id)
  if (editing) return <CollectionForm collection={collection} names={names.data} products={products} onDone={onStop} onCancel={onStop} />
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Standing collection={collection} />
        {collection.rule ? (
          <RuleFacts rule={collection.rule} sort={collection.sort} names={names.data} />
        ) : (
          <ChosenProducts collection={collection.id} archived={collection.archived_at !== null} chosen={chosen.data} />
        )}
      </div>
      <CollectionPreview
        image={collection.image_url}
        texts={collection.texts}
        kind={collection.kind}
        rule={collection.rule}
        products={products}
        sort={collection.sort}
      />
      <ActsPanel noun="collections" subjects={[collection.id]} />
    </div>
  )
}

function Standing({ collection }: { collection: CollectionRow }) {
  const { t, i18n } = useTranslation('admin-collections')
  const { slug, kind, listed, shown_at: places, starts_at: starts, ends_at: ends, texts } = collection
  const missing = languagesWithout(texts)
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('fields.slug')}>
          <a href={collectionAddress(slug)} target="_blank" rel="noreferrer" className="wrap-anywhere text-indigo underline underline-offset-4">
            {collectionAddress(slug)}
          </a>
        </Fact>
        <Fact name={t('fields.kind')}>{t(`kinds.${kind}`)}</Fact>
        <Fact name={t('columns.listed')}>{t('pieces', { count: listed, number: numberFormat(i18n.language).format(listed) })}</Fact>
        <Fact name={t('fields.places')}>{places.length > 0 ? places.map((place) => t(`places.${place}`)).join(', ') : t('onlyList')}</Fact>
        <Fact name={t('columns.starts')}>{starts ? <Moment at={starts} /> : t('atOnce')}</Fact>
        <Fact name={t('columns.ends')}>{ends ? <Moment at={ends} /> : t('noEnd')}</Fact>
      </Facts>
      {listed === 0 && <p className="mt-3 text-sm text-ink-soft">{t('holdsNothing')}</p>}
      {missing.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">{t('missingIn', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })}</p>
      )}
    </Panel>
  )
}

/** What may be done with a collection; each has its way back, so none asks why. */
function Deeds({ collection, onEdit }: { collection: CollectionRow; onEdit: () => void }) {
  const { t, i18n } = useTranslation('admin-collections')
  const may = useMay()
  const { act, busy } = useAct()
  if (!may('catalogue.write')) return null
  const move = (to: 'shown' | 'hidden' | 'archived' | 'restored') => (
    <Button
      size="small"
      look="quiet"
      busy={busy}
      onClick={() =>
        void act({
          ask: () => askDatabase('move_collection', { p_id: collection.id, p_to: to }),
          done: t(`moves.${to}.done`, { title: titleIn(collection.texts, i18n.language) }),
        })
      }
    >
      {t(`moves.${to}.verb`)}
    </Button>
  )
  if (collection.archived_at !== null) return move('restored')
  return (
    <>
      <Button size="small" onClick={onEdit}>
        {t('change')}
      </Button>
      {move(collection.is_active ? 'hidden' : 'shown')}
      {move('archived')}
    </>
  )
}
