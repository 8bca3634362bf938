import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { formatOf, LEFT_OUT, SOURCE_FORMATS } from '../../imports/source-formats.ts'
import { IMPORT_KINDS, type ImportKind } from '../../imports/source-format.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { choicesOf, type FieldChoice } from './column-choices.ts'
import type { RunRow } from './import-row.ts'
import { laidFiles } from './laid-files.ts'
import { useBeginImport } from './use-begin-import.ts'

type Columns = Partial<Record<ImportKind, Record<string, string>>>

/** Which column of each file is which field: as it was found, or as somebody says; kept with the source, and tried again. */
export function ImportColumns({ run }: { run: RunRow }) {
  const { t } = useTranslation('admin-import')
  const may = useMay()
  const { begin, busy } = useBeginImport()
  const kept = run.source?.mapping.columns ?? {}
  const [columns, setColumns] = useState<Columns>({})
  const [kinds, setKinds] = useState<Record<string, ImportKind>>({})
  const { source } = run
  const files = laidFiles(run)
  const read = Object.entries(run.headings)
  if (!source || !run.is_dry || files.length === 0 || read.length === 0 || !may('imports.write')) return null
  const isFailed = run.state === 'failed'
  const merged: Columns = Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, { ...kept[kind], ...columns[kind] }]).filter(([, named]) => Object.keys(named as object).length > 0)) // prettier-ignore
  const again = () => begin({ platform: source.platform, source: source.name, mapping: { ...source.mapping, columns: merged }, files, isDry: true })
  const nameOf = ({ field, number }: FieldChoice) => {
    const said = t(`report.fields.${field}`, { defaultValue: t(`map.fields.${field}`, { defaultValue: field }) })
    return number === undefined ? said : `${said} ${number}`
  }
  return (
    <Panel title={t('map.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('map.text')}</p>
      <div className="flex flex-col gap-4">
        {read.map(([at, { kind: found, names }]) => {
          const known = 'format' in formatOf(source.platform, names, kept)
          const kind = kinds[at] ?? found
          return (
            <details key={at} open={isFailed} className="rounded-card border border-line p-4">
              <summary className="cursor-pointer font-semibold wrap-anywhere">
                {t('map.file', { file: run.files[Number(at)]?.name ?? '', kind: t(`kinds.${kind}`) })}
              </summary>
              <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {!known && (
                  <Select
                    label={t('map.kind')}
                    required
                    value={kind}
                    options={SOURCE_FORMATS[source.platform].map((format) => ({ value: format.kind, label: t(`kinds.${format.kind}`) }))}
                    onChange={({ currentTarget: { value } }) => setKinds((before) => ({ ...before, [at]: value as ImportKind }))}
                  />
                )}
                {choicesOf(source.platform, kind, names).map((choice) => (
                  <Select
                    key={choice.name}
                    label={nameOf(choice)}
                    required={choice.needed}
                    value={merged[kind]?.[choice.name] ?? ''}
                    placeholder={choice.found.length > 0 ? t('map.found', { columns: choice.found.join(', ') }) : t('map.none')}
                    options={[
                      ...names.map((name) => ({ value: name, label: name })),
                      ...(choice.found.length > 0 && !choice.needed ? [{ value: LEFT_OUT, label: t('map.leftOut') }] : []),
                    ]}
                    onChange={({ currentTarget: { value } }) => setColumns((before) => ({ ...before, [kind]: { ...before[kind], [choice.name]: value } }))}
                  />
                ))}
              </div>
            </details>
          )
        })}
      </div>
      <div className="mt-4">
        <Button size="small" look="quiet" busy={busy} disabled={Object.keys(columns).length === 0} onClick={() => void again()}>
          {t('unknown.again')}
        </Button>
      </div>
    </Panel>
  )
}
