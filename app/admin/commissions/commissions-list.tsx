import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkBar } from '../../desk-kit/bulk-bar.tsx'
import { ChosenRowsContext, useChosenRows } from '../../desk-kit/chosen-rows.ts'
import { RecordCompany } from '../../desk-kit/company.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ExportMenu } from '../../desk-kit/export-menu.tsx'
import { OrderedList } from '../../desk-kit/ordered-list.tsx'
import { useAskedFor } from '../../desk-kit/use-asked-for.ts'
import { useRowKeys } from '../../desk-kit/use-row-keys.ts'
import { useSearchKey } from '../../desk-kit/use-search-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { BulkSwitch } from './bulk-switch.tsx'
import { listNamesOf } from './find-sold.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleRow } from './rule-row.tsx'
import { listRules } from './rule.ts'
import { TryPanel } from './try-panel.tsx'

/** What the shop keeps of a sale: rules in the order in which they are tried, the settings below them, and a sale to try them on. */
export default function CommissionsList() {
  const { t, i18n } = useTranslation('admin-commissions')
  const may = useMay()
  const rules = useQuery({ queryKey: ['commission-rules'], queryFn: listRules, ...CHANGES_ELSEWHERE })
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const ids = {
    sellers: [...new Set((rules.data ?? []).flatMap((rule) => rule.seller_ids))].toSorted(),
    products: [...new Set((rules.data ?? []).flatMap((rule) => rule.product_ids))].toSorted(),
  }
  const sold = useQuery({ queryKey: ['commission-names', ids], queryFn: () => listNamesOf(ids.sellers, ids.products), placeholderData: (before) => before })
  const [opened, setOpened] = useState<number | 'new'>()
  const [now] = useState(() => new Date())
  const names = [...(sold.data ?? []), ...(categories.data ?? [])]
  const nameOf = (id: string) => names.find((one) => one.id === id)?.name ?? id
  const writes = may('commissions.write')
  useAskedFor('new', () => writes && setOpened('new'))
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = (rules.data ?? []).filter(({ name }) => name.toLowerCase().includes(wanted))
  const choice = useChosenRows(found, ({ id }) => String(id))
  const list = useRowKeys<HTMLDivElement>({ choose: writes ? choice.toggle : undefined })
  const input = useRef<HTMLInputElement>(null)
  useSearchKey(input)
  if (rules.isError) return <LoadFailure error={rules.error} onRetry={() => void rules.refetch()} />
  return (
    <section aria-labelledby="commissions-title" className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 id="commissions-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {writes && (
            <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => setOpened('new')}>
              {t('new')}
            </Button>
          )}
          <ExportMenu question={{ filter: {}, sort: { field: 'position', order: 'ASC' } }} />
        </div>
      </header>
      <Field
        ref={input}
        className="sm:max-w-80"
        label={t('search')}
        hideLabel
        type="search"
        placeholder={t('search')}
        aria-keyshortcuts="/"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ChosenRowsContext value={choice.letGo}>
        <BulkBar chosen={choice.chosen}>
          <BulkSwitch chosen={choice.chosen} on={false} />
          <BulkSwitch chosen={choice.chosen} on />
        </BulkBar>
      </ChosenRowsContext>
      {rules.isPending ? (
        <Waiting className="h-64 w-full" />
      ) : (
        <div ref={list}>
          <OrderedList
            items={found}
            nameOf={({ name }) => name}
            mayMove={writes && wanted === ''}
            keep={({ ids, seen }, reason) => askDatabase('order_commission_rules', { p_ids: ids, p_seen: seen, p_reason: reason })}
            why={{ title: t('order.title'), consequence: t('order.consequence') }}
            last={<Usual />}
          >
            {(rule) => (
              <RuleRow
                rule={rule}
                now={now}
                nameOf={nameOf}
                chosen={choice.has(String(rule.id))}
                onToggle={() => choice.toggle(String(rule.id))}
                onChange={() => setOpened(rule.id)}
              />
            )}
          </OrderedList>
        </div>
      )}
      <TryPanel categories={categories.data ?? []} />
      {opened !== undefined && rules.data && (
        <RecordCompany id={String(opened)}>
          <RuleDialog
            rule={rules.data?.find(({ id }) => id === opened)}
            names={names}
            categories={categories.data ?? []}
            onClose={() => setOpened(undefined)}
          />
        </RecordCompany>
      )}
    </section>
  )
}

const SETTINGS = { usual: 'commission.rate_ppm', plan: 'plans.seller_commission_ppm' } as const

/** What holds where no rule fits: the settings, which are changed where settings are. */
function Usual() {
  const { t } = useTranslation('admin-commissions')
  const may = useMay()
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-sm">
      <p className="font-semibold">{t('usual.title')}</p>
      <p className="text-ink-soft">{t('usual.text')}</p>
      {may('settings.read') && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {Object.entries(SETTINGS).map(([name, key]) => (
            <li key={key}>
              <Link to={`/admin/settings?q=${key}`} className="text-indigo hover:underline">
                {t('usual.settingOf', { name: t(`usual.${name}`) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
