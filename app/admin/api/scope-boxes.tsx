import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'

/** A permission that a key can have; `mine`: who makes the key has it and may give it. */
export type ScopeChoice = { name: string; mine: boolean }

type ScopeBoxesProps = {
  choices: readonly ScopeChoice[]
  /** What who answers for the key may; undefined while nobody is chosen. */
  ownerMay: readonly string[] | undefined
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** What a key may, each permission by its name. What neither the maker nor the owner may cannot be given; what was given can be taken. */
export function ScopeBoxes({ choices, ownerMay, chosen, error, onChange }: ScopeBoxesProps) {
  const { t } = useTranslation('admin-api')
  const turn = (scope: string, on: boolean) => onChange((on ? [...chosen, scope] : chosen.filter((one) => one !== scope)).toSorted())
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('fields.scopes')}</legend>
      <p className="text-sm text-ink-soft">{t('scopesHint')}</p>
      {error !== undefined && (
        <p role="alert" className="text-sm text-terracotta">
          {error}
        </p>
      )}
      <div className="mt-2 gap-6 sm:columns-2 lg:columns-3">
        {choices.map(({ name, mine }) => (
          <Checkbox
            key={name}
            className="break-inside-avoid"
            label={<code>{name}</code>}
            checked={chosen.includes(name)}
            disabled={!chosen.includes(name) && (!mine || ownerMay?.includes(name) === false)}
            onChange={(event) => turn(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
