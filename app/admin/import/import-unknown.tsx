import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { laidFiles } from './laid-files.ts'
import type { RunRow } from './import-row.ts'
import { useBeginImport } from './use-begin-import.ts'

async function listUnknown(run: string) {
  const asked = (await loadSupabase()).from('import_problems').select('problem, value').eq('run_id', run).in('problem', ['category_unknown', 'seller_unknown'])
  const rows = (await answered(asked.neq('value', '').order('id').limit(1000))).data
  const distinct = (problem: string) => [...new Set(rows.filter((row) => row.problem === problem).map(({ value }) => value))].slice(0, 50)
  return { categories: distinct('category_unknown'), sellers: distinct('seller_unknown') }
}

/** Categories and vendors of the source that lead to none of ours yet: chosen here, kept with the source, and tried again. */
export function ImportUnknown({ run }: { run: RunRow }) {
  const { t, i18n } = useTranslation('admin-import')
  const may = useMay()
  const { begin, busy } = useBeginImport()
  const ours = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const unknown = useQuery({ queryKey: ['import', 'unknown', run.id], queryFn: () => listUnknown(run.id) })
  const [categories, setCategories] = useState<Record<string, string>>({})
  const [sellers, setSellers] = useState<Record<string, string>>({})
  const { source } = run
  const files = laidFiles(run)
  const { data } = unknown
  if (!source || !data || files.length === 0 || !may('imports.write')) return null
  if (data.categories.length + data.sellers.length === 0) return null
  const again = () =>
    begin({
      platform: source.platform,
      source: source.name,
      mapping: { ...source.mapping, categories: { ...source.mapping.categories, ...categories }, sellers: { ...source.mapping.sellers, ...sellers } },
      files,
      isDry: true,
    })
  return (
    <Panel title={t('unknown.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('unknown.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {data.categories.map((name) => (
          <Select
            key={name}
            label={t('unknown.category', { name })}
            value={categories[name] ?? ''}
            placeholder={t('fields.noCategory')}
            options={(ours.data ?? []).map(({ slug, name: label }) => ({ value: slug, label }))}
            onChange={({ currentTarget: { value } }) => setCategories((before) => ({ ...before, [name]: value }))}
          />
        ))}
        {data.sellers.map((name) => (
          <Field
            key={name}
            label={t('unknown.seller', { name })}
            maxLength={120}
            value={sellers[name] ?? ''}
            onChange={({ currentTarget: { value } }) => setSellers((before) => ({ ...before, [name]: value.trim() }))}
          />
        ))}
      </div>
      <div className="mt-4">
        <Button size="small" look="quiet" busy={busy} onClick={() => void again()}>
          {t('unknown.again')}
        </Button>
      </div>
    </Panel>
  )
}
