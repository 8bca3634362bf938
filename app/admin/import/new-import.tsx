import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { IMPORT_PLATFORMS, type ImportPlatform } from '../../imports/source-formats.ts'
import type { ImportMapping } from '../../imports/import-mapping.ts'
import { CURRENCY_CODES } from '../../money/currency.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useBeginImport } from './use-begin-import.ts'

/** As large as the bucket takes a file. */
const MOST_BYTES = 200 * 1024 * 1024

/** Products, customers and orders, each in two parts. */
const MOST_FILES = 6

/** Brings the files of another shop system and tries them out. */
export function NewImport() {
  const { t } = useTranslation('admin-import')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('new')}
      </Button>
      {open && <NewImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

async function lay(files: readonly File[]): Promise<{ path: string; name: string }[]> {
  const { storage } = await loadSupabase()
  const laid: { path: string; name: string }[] = []
  for (const file of files) {
    const [ending, type] = /\.json$/i.test(file.name) ? (['json', 'application/json'] as const) : (['csv', 'text/csv'] as const)
    const path = `${crypto.randomUUID()}.${ending}`
    const { error } = await storage.from('import-files').upload(path, new Blob([file], { type }), { contentType: type })
    if (error) throw error
    laid.push({ path, name: file.name.slice(0, 200) })
  }
  return laid
}

/** How files of a source were read last; nothing of a new one. */
async function findMapping(platform: ImportPlatform, name: string): Promise<Partial<ImportMapping>> {
  const { data } = await answered((await loadSupabase()).from('import_sources').select('mapping').eq('platform', platform).eq('name', name).limit(1))
  // What `begin-import` let in.
  return (data[0]?.mapping ?? {}) as Partial<ImportMapping>
}

function NewImportDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-import')
  const { begin, busy } = useBeginImport()
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const [platform, setPlatform] = useState<ImportPlatform>('shopify')
  const [source, setSource] = useState('main')
  const [typed, setTyped] = useState<Partial<Record<'seller' | 'category' | 'currency', string>>>({})
  const [files, setFiles] = useState<File[]>([])
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<'tooLarge' | 'notSent'>()
  const name = source.trim()
  const kept = useQuery({ queryKey: ['import', 'mapping', platform, name], queryFn: () => findMapping(platform, name), enabled: name !== '' })
  const { seller = '', category = '', currency = 'THB' } = { ...kept.data, ...typed }
  const tryOut = async () => {
    setTrouble(undefined)
    setSending(true)
    const laid = await lay(files).catch(() => undefined)
    setSending(false)
    if (!laid) {
      setTrouble('notSent')
      return
    }
    if (await begin({ platform, source: name, mapping: { ...kept.data, seller: seller.trim(), category, currency }, files: laid, isDry: true })) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('new')}
      footer={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy || sending} disabled={files.length === 0 || name === '' || kept.isPending} onClick={() => void tryOut()}>
            {t('tryOut')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('newText')}</p>
        <Select
          label={t('fields.platform')}
          required
          value={platform}
          options={IMPORT_PLATFORMS.map((one) => ({ value: one, label: t(`platforms.${one}`) }))}
          onChange={(event) => setPlatform(event.currentTarget.value as ImportPlatform)}
        />
        <Field
          label={t('fields.source')}
          hint={t('fields.sourceHint')}
          required
          maxLength={80}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            look="quiet"
            label={t('fields.files')}
            accept=".csv,.json,text/csv,application/json"
            multiple
            onFiles={(chosen) => {
              const fitting = chosen.filter(({ size }) => size <= MOST_BYTES).slice(0, MOST_FILES)
              setTrouble(fitting.length < chosen.length ? 'tooLarge' : undefined)
              setFiles(fitting)
            }}
          />
          <span className="text-sm wrap-anywhere">{files.map(({ name }) => name).join(', ')}</span>
        </div>
        <Field
          label={t('fields.seller')}
          hint={t('fields.sellerHint')}
          maxLength={120}
          value={seller}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, seller: value }))}
        />
        <Select
          label={t('fields.category')}
          hint={t('fields.categoryHint')}
          value={category}
          placeholder={t('fields.noCategory')}
          options={(categories.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, category: value }))}
        />
        <Select
          label={t('fields.currency')}
          hint={t('fields.currencyHint')}
          required
          value={currency}
          options={CURRENCY_CODES.map((code) => ({ value: code, label: code }))}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, currency: value }))}
        />
        {trouble && <Notice>{t(`trouble.${trouble}`)}</Notice>}
      </div>
    </Dialog>
  )
}
