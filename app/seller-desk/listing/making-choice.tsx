import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Making, MAKINGS } from '../../catalog/making.ts'

type Props = { value: string; hint: ReactNode; onChange: (making: Making) => void }

/** Who makes the piece: four large answers, none of which is chosen for the maker. */
export function MakingChoice({ value, hint, onChange }: Props) {
  const { t } = useTranslation('listing')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('making.title')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {MAKINGS.map((making) => (
          <label
            key={making}
            className="cursor-pointer rounded-control border border-line-strong bg-surface p-3.5 has-checked:border-indigo has-checked:bg-indigo-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
          >
            <input type="radio" name="making" value={making} checked={value === making} onChange={() => onChange(making)} className="sr-only" />
            <span className="block font-semibold">{t(`making.${making}`)}</span>
            <span className="block text-sm text-ink-soft">{t(`making.${making}Text`)}</span>
          </label>
        ))}
      </div>
      {hint && <div className="mt-1.5 text-sm text-ink-soft">{hint}</div>}
    </fieldset>
  )
}
