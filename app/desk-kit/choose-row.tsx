import { useTranslation } from 'react-i18next'

/** The box that chooses a row of a list; `x` presses it too. */
export function ChooseRow({ name, chosen, onToggle }: { name: string; chosen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('desk-kit')
  return (
    <label className="inline-grid size-8 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
      <input type="checkbox" className="size-5 accent-indigo" aria-label={t('list.choose', { name })} checked={chosen} onChange={onToggle} />
    </label>
  )
}
