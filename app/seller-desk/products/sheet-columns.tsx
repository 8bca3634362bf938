import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/field.tsx'
import { isReadable, type SheetMapping } from './plan-sheet.ts'
import { FIELDS } from './sheet.ts'

type Props = { headings: readonly string[]; mapping: SheetMapping; onChange: (mapping: SheetMapping) => void }

/** Which column of a file says what; open where the headings alone do not tell. */
export function SheetColumns({ headings, mapping, onChange }: Props) {
  const { t } = useTranslation('desk-sheet')
  const readable = isReadable(mapping)
  return (
    <Disclosure summary={t('mapping.title')} open={!readable}>
      {!readable && (
        <p role="alert" className="mb-3 text-sm font-medium text-terracotta">
          {t('mapping.needs')}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <Select
            key={field}
            label={t(`columns.${field}`)}
            required
            placeholder={t('mapping.none')}
            value={mapping[field] === undefined ? '' : String(mapping[field])}
            options={headings.map((heading, at) => ({ value: String(at), label: heading || `${at + 1}` }))}
            onChange={(event) => {
              const { [field]: _, ...rest } = mapping
              const { value } = event.currentTarget
              onChange(value === '' ? rest : { ...rest, [field]: Number(value) })
            }}
          />
        ))}
      </div>
    </Disclosure>
  )
}
