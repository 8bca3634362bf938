import { useQuery } from '@tanstack/react-query'
import { History, Pencil } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { BulkBar } from '../../desk-kit/bulk-bar.tsx'
import { ChooseRow } from '../../desk-kit/choose-row.tsx'
import { ChosenRowsContext, useChosenRows } from '../../desk-kit/chosen-rows.ts'
import { RecordCompany } from '../../desk-kit/company.tsx'
import { ExportMenu } from '../../desk-kit/export-menu.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useRowKeys } from '../../desk-kit/use-row-keys.ts'
import { useSearchKey } from '../../desk-kit/use-search-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { BulkDefaults } from './bulk-defaults.tsx'
import { SettingDialog, SettingHistory } from './setting-dialog.tsx'
import { listSettings, sameValue, sectionOf, type Setting } from './setting.ts'
import { useSettingWords } from './setting-value.tsx'

/** Everything an operator may change without a release, by the part of the shop it belongs to; found by what it means or what it is called. */
export default function SettingsList() {
  const { t } = useTranslation('admin-settings')
  const [search, setSearch] = useSearchParams()
  const words = useDeferredValue((search.get('q') ?? '').trim().toLowerCase())
  const changedOnly = search.get('changed') === '1'
  const [opened, setOpened] = useState<{ key: string; as: 'change' | 'history' }>()
  const settings = useQuery({ queryKey: ['shop-settings'], queryFn: listSettings, ...CHANGES_ELSEWHERE })
  const meaning = useMeaning()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const found = (settings.data ?? []).filter(
    (setting) =>
      (!changedOnly || !sameValue(setting.value, setting.default_value)) &&
      words.split(/\s+/).every((word) => `${setting.key} ${meaning(setting)} ${sectionWord(t, setting.key)}`.toLowerCase().includes(word)),
  )
  const sections = [...new Set(found.map(({ key }) => sectionOf(key)))]
  const may = useMay()
  const writes = may('settings.write')
  const choice = useChosenRows(found, ({ key }) => key)
  const list = useRowKeys<HTMLDivElement>({ choose: writes ? choice.toggle : undefined })
  const input = useRef<HTMLInputElement>(null)
  useSearchKey(input)
  const current = settings.data?.find(({ key }) => key === opened?.key)
  const close = () => setOpened(undefined)
  return (
    <section aria-labelledby="settings-title" className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="settings-title" className="text-2xl">
          {t('title')}
        </h1>
        <ExportMenu question={{ filter: {}, sort: { field: 'key', order: 'ASC' } }} />
      </header>
      <div className="flex flex-wrap items-end gap-4">
        <Field
          ref={input}
          aria-keyshortcuts="/"
          className="min-w-[min(15rem,100%)] grow sm:max-w-96"
          label={t('search')}
          hideLabel
          type="search"
          placeholder={t('search')}
          value={search.get('q') ?? ''}
          onChange={(event) => set('q', event.currentTarget.value)}
        />
        <Checkbox label={t('changedOnly')} checked={changedOnly} onChange={(event) => set('changed', event.currentTarget.checked ? '1' : '')} />
      </div>
      {settings.isError && <LoadFailure error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Waiting className="h-96 w-full" />}
      {settings.data && found.length === 0 && <EmptyState level={2} title={t('none')} />}
      <ChosenRowsContext value={choice.letGo}>
        <BulkBar chosen={choice.chosen}>
          <BulkDefaults chosen={choice.chosen} meaning={meaning} />
        </BulkBar>
      </ChosenRowsContext>
      <div ref={list} className="flex flex-col gap-5">
        {sections.map((section) => (
          <section key={section} aria-label={sectionWord(t, `${section}.`)} className="rounded-card border border-line bg-surface">
            <h2 className="border-b border-line px-4 py-3 text-lg">{sectionWord(t, `${section}.`)}</h2>
            <ul className="divide-y divide-line">
              {found
                .filter(({ key }) => sectionOf(key) === section)
                .map((setting) => (
                  <SettingRow
                    key={setting.key}
                    setting={setting}
                    meaning={meaning(setting)}
                    chosen={choice.has(setting.key)}
                    onToggle={() => choice.toggle(setting.key)}
                    onOpen={(as) => setOpened({ key: setting.key, as })}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {current && opened?.as === 'change' && (
        <RecordCompany id={current.key}>
          <SettingDialog setting={current} title={meaning(current)} onClose={close} />
        </RecordCompany>
      )}
      {current && opened?.as === 'history' && <SettingHistory setting={current} title={meaning(current)} onClose={close} />}
    </section>
  )
}

type SettingRowProps = { setting: Setting; meaning: string; chosen: boolean; onToggle: () => void; onOpen: (as: 'change' | 'history') => void }

function SettingRow({ setting, meaning, chosen, onToggle, onOpen }: SettingRowProps) {
  const { t } = useTranslation('admin-settings')
  const may = useMay()
  const words = useSettingWords()
  const usual = sameValue(setting.value, setting.default_value)
  return (
    <li data-row={setting.key} className="grid items-center gap-x-4 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]">
      <div className="flex min-w-0 items-start gap-2">
        {may('settings.write') && <ChooseRow name={setting.key} chosen={chosen} onToggle={onToggle} />}
        <div className="min-w-0">
          <p>{meaning}</p>
          <code className="text-xs text-ink-soft wrap-anywhere">{setting.key}</code>
        </div>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <span className="font-semibold tabular-nums">{words(setting.key, setting.value)}</span>{' '}
        {!usual && (
          <>
            <Badge tone="gold">{t('changedBadge')}</Badge>{' '}
            <span className="text-ink-soft">
              {t('default')}: {words(setting.key, setting.default_value)}
            </span>
          </>
        )}
      </div>
      <div className="flex gap-1">
        <IconButton label={t('historyOf', { name: setting.key })} {...(!may('settings.write') && { 'data-open': true })} onClick={() => onOpen('history')}>
          <History className="size-4" aria-hidden="true" />
        </IconButton>
        {may('settings.write') && (
          <IconButton data-open label={t('changeOf', { name: setting.key })} onClick={() => onOpen('change')}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

/** What a setting means in the reader's language; as the database describes it where the words are not there yet. */
function useMeaning(): (setting: Setting) => string {
  const { t } = useTranslation('admin-settings')
  return ({ key, description }) => t(`meanings.${key}`, { defaultValue: description })
}

const sectionWord = (t: (key: string, options: { defaultValue: string }) => string, key: string): string =>
  t(`sections.${sectionOf(key)}`, { defaultValue: sectionOf(key) })
