import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { RunRow } from './import-row.ts'
import { laidFiles } from './laid-files.ts'
import { useBeginImport } from './use-begin-import.ts'

/** What the options of the source and their values are called here; kept with the source, and tried again. */
export function ImportOptions({ run }: { run: RunRow }) {
  const { t } = useTranslation('admin-import')
  const may = useMay()
  const { begin, busy } = useBeginImport()
  const kept = run.source?.mapping ?? {}
  const [options, setOptions] = useState<Record<string, string>>({ ...kept.options })
  const [values, setValues] = useState<Record<string, string>>({ ...kept.values })
  const { source } = run
  const files = laidFiles(run)
  const said = Object.entries(run.options)
  if (!source || !run.is_dry || said.length === 0 || files.length === 0 || !may('imports.write')) return null
  const again = () => begin({ platform: source.platform, source: source.name, mapping: { ...source.mapping, options, values }, files, isDry: true })
  return (
    <Panel title={t('map.optionsTitle')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('map.optionsText')}</p>
      <div className="flex flex-col gap-4">
        {said.map(([name, ofName]) => (
          <details key={name} className="rounded-card border border-line p-4">
            <summary className="cursor-pointer font-semibold wrap-anywhere">{t('map.option', { name, count: ofName.length })}</summary>
            <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              <Field
                label={t('map.optionName', { name })}
                maxLength={60}
                placeholder={name}
                value={options[name] ?? ''}
                onChange={({ currentTarget: { value } }) => setOptions((before) => ({ ...before, [name]: value }))}
              />
              {ofName.map((one) => (
                <Field
                  key={one}
                  label={t('map.optionValue', { value: one })}
                  maxLength={60}
                  placeholder={one}
                  value={values[one] ?? ''}
                  onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [one]: value }))}
                />
              ))}
            </div>
          </details>
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
