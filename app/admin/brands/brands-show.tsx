import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { languagesWithout } from '../../desk-kit/language-texts.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { RowsLink } from '../../desk-kit/rows-link.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type BrandRow, pathOf, readBrandName, usesOf } from './brand.ts'
import { BrandBadge } from './brand-badge.tsx'
import { BrandForm } from './brand-form.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { NamedSellers } from './named-sellers.tsx'

/** One brand: what it says, who may sell under it, what stands under it; changed where it is read. */
export default function BrandsShow() {
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<BrandRow>
      renderTitle={({ name }) => name}
      renderBadges={(brand) => <BrandBadge brand={brand} />}
      renderActions={(brand) => !editing && <Deeds brand={brand} onEdit={() => setEditing(true)} />}
    >
      {(brand) => (editing ? <BrandForm brand={brand} onDone={stop} onCancel={stop} /> : <Whole brand={brand} />)}
    </RecordPage>
  )
}

const useUses = (id: string) => useQuery({ queryKey: ['brand-uses', id], queryFn: () => usesOf(id), ...CHANGES_ELSEWHERE })

function Whole({ brand }: { brand: BrandRow }) {
  const { t, i18n } = useTranslation('admin-brands')
  const uses = useUses(brand.id)
  const into = useQuery({
    queryKey: ['brand-name', brand.merged_into],
    queryFn: async () => (await readBrandName(brand.merged_into ?? '')) ?? '',
    enabled: brand.merged_into !== null,
  })
  const number = numberFormat(i18n.language)
  const missing = languagesWithout(brand.texts)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        {brand.logo_url !== null && (
          <div className="mb-4 w-32 max-w-full overflow-hidden rounded-control">
            <Picture src={brand.logo_url} alt="" ratio="1 / 1" sizes="8rem" />
          </div>
        )}
        <Facts>
          <Fact name={t('fields.slug')}>
            <a href={pathOf(brand.slug)} target="_blank" rel="noreferrer" className="wrap-anywhere text-indigo underline underline-offset-4">
              {pathOf(brand.slug)}
            </a>
          </Fact>
          <Fact name={t('fields.website')}>
            {brand.website !== '' && (
              <a href={brand.website} target="_blank" rel="noreferrer" className="wrap-anywhere text-indigo underline underline-offset-4">
                {brand.website}
              </a>
            )}
          </Fact>
          <Fact name={t('columns.open')}>{t(brand.open_to_all ? 'who.open' : 'who.closed')}</Fact>
          <Fact name={t('mergedInto')}>
            {brand.merged_into !== null && (
              <RecordLink to="brands" id={brand.merged_into}>
                {into.data}
              </RecordLink>
            )}
          </Fact>
          {uses.data && (
            <Fact name={t('columns.products')}>
              <RowsLink to="products" filter={{ brand_id: brand.id }}>
                {t('counts', { count: uses.data.active, active: number.format(uses.data.active), number: number.format(uses.data.products) })}
              </RowsLink>
            </Fact>
          )}
          <Fact name={t('columns.created')}>
            <Moment at={brand.created_at} />
          </Fact>
        </Facts>
        {uses.isError && <LoadFailureLine error={uses.error} onRetry={() => void uses.refetch()} />}
      </Panel>
      <Panel title={t('fields.texts')}>
        <dl className="flex flex-col gap-3 text-sm">
          {LANGUAGES.flatMap((language) => {
            const text = brand.texts[language]?.text
            return text
              ? [
                  <div key={language}>
                    <dt className="text-ink-soft">{LANGUAGE_NAMES[language]}</dt>
                    <dd lang={language} className="wrap-anywhere">
                      {text}
                    </dd>
                  </div>,
                ]
              : []
          })}
        </dl>
        <p className="mt-3 text-sm text-ink-soft">
          {brand.texts.en ? missing.length > 0 && t('missingIn', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') }) : t('noText')}
        </p>
      </Panel>
      <NamedSellers brand={brand} />
      <Panel title={t('makers')}>
        {uses.data && uses.data.sellers.length === 0 && <p className="text-sm text-ink-soft">{t('noMakers')}</p>}
        <ul className="flex flex-col gap-1 text-sm">
          {uses.data?.sellers.map((seller) => (
            <li key={seller.id} className="flex flex-wrap justify-between gap-x-4">
              <RecordLink to="sellers" id={seller.id}>
                {seller.name}
              </RecordLink>
              <span className="text-ink-soft">{t('pieces', { count: seller.products, number: number.format(seller.products) })}</span>
            </li>
          ))}
        </ul>
        {uses.data && uses.data.makers > uses.data.sellers.length && (
          <p className="mt-3 text-sm text-ink-soft">{t('moreMakers', { number: number.format(uses.data.makers) })}</p>
        )}
      </Panel>
      <ActsPanel noun="brands" subjects={[brand.id]} />
    </div>
  )
}

/** What may be done with a brand. Showing and hiding have their way back at hand and ask no reason. */
function Deeds({ brand, onEdit }: { brand: BrandRow; onEdit: () => void }) {
  const { t } = useTranslation('admin-brands')
  const may = useMay()
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const uses = useUses(brand.id)
  const [merging, setMerging] = useState(false)
  if (!may('catalogue.write') || brand.merged_into !== null) return null
  const { name, is_active: shown } = brand
  return (
    <>
      <Button size="small" onClick={onEdit}>
        {t('change')}
      </Button>
      <Button
        size="small"
        look="quiet"
        busy={busy}
        onClick={() =>
          void act({
            ask: () => askDatabase('show_brand', { p_id: brand.id, p_shown: !shown }),
            done: t(shown ? 'hide.done' : 'show.done', { name }),
          })
        }
      >
        {t(shown ? 'hide.verb' : 'show.verb')}
      </Button>
      <Button size="small" look="quiet" disabled={!uses.data} onClick={() => setMerging(true)}>
        {t('merge.verb')}
      </Button>
      {uses.data?.products === 0 && uses.data.merged === 0 && (
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
                const answer = await askDatabase('remove_brand', { p_id: brand.id, p_reason: reason })
                if (answer.done) void navigate('/admin/brands')
                return answer
              },
              refused: ({ code }) => (code === 'used' ? t('refused.used') : undefined),
            },
          ]}
        />
      )}
      {merging && uses.data && <MergeDialog brand={brand} uses={uses.data} onClose={() => setMerging(false)} />}
    </>
  )
}
