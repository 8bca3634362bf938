import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { type Askable, type Said, wrongIn } from './said-of-product.ts'

type SaidFieldsProps = {
  asked: readonly Askable[]
  said: Said
  /** Whether what is missing is said. */
  tried: boolean
  onChange: (said: Said) => void
}

/** What the shop asks of pieces of the chosen category: technique, material, measures. */
export function SaidFields({ asked, said, tried, onChange }: SaidFieldsProps) {
  const { t } = useTranslation('dashboard')
  if (asked.length === 0) return null
  const wrong = wrongIn(asked, said)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">{t('product.said.title')}</legend>
      {asked.map((one) => {
        const { values = [], number = '' } = said[one.id] ?? {}
        const set = (next: readonly number[]) => onChange({ ...said, [one.id]: { values: next, number: '' } })
        const error = tried && wrong.includes(one) ? t(one.kind === 'number' ? 'product.said.number' : 'product.said.missing') : undefined
        if (one.kind === 'number') {
          return (
            <Field
              key={one.id}
              label={one.unit === '' ? one.name : `${one.name} (${one.unit})`}
              required={one.required}
              inputMode="decimal"
              value={number}
              error={error}
              onChange={(event) => onChange({ ...said, [one.id]: { values: [], number: event.currentTarget.value } })}
            />
          )
        }
        if (one.kind === 'choice') {
          return (
            <Select
              key={one.id}
              label={one.name}
              required={one.required}
              value={values[0] === undefined ? '' : String(values[0])}
              options={[{ value: '', label: t('product.said.choose') }, ...one.values.map(({ id, name }) => ({ value: String(id), label: name }))]}
              error={error}
              onChange={(event) => set(event.currentTarget.value === '' ? [] : [Number(event.currentTarget.value)])}
            />
          )
        }
        const tick = ({ id }: { id: number }, ticked: boolean) => set(ticked ? [...values, id] : values.filter((value) => value !== id))
        return (
          <fieldset key={one.id}>
            {one.kind === 'choices' && <legend className="mb-1 text-sm font-semibold">{one.name}</legend>}
            <div className="max-h-56 overflow-y-auto overscroll-contain">
              {one.values.map((value) => (
                <Checkbox
                  key={value.id}
                  label={one.kind === 'yes' ? one.name : value.name}
                  checked={values.includes(value.id)}
                  disabled={!values.includes(value.id) && values.length >= MOST}
                  onChange={(event) => tick(value, event.currentTarget.checked)}
                />
              ))}
            </div>
            {error && (
              <p role="alert" className="text-sm font-medium text-terracotta">
                {error}
              </p>
            )}
          </fieldset>
        )
      })}
    </fieldset>
  )
}

/** The database's own limit. */
const MOST = 10
