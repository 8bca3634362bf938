import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type StarChoiceProps = {
  label: string
  value: number
  onChange: (stars: number) => void
  /** `small` for what may be left out. */
  small?: boolean
  error?: string | undefined
}

/** One to five stars as radio buttons: arrows move, a press chooses. */
export function StarChoice({ label, value, onChange, small, error }: StarChoiceProps) {
  const { t } = useTranslation('reviews')
  const name = useId()
  return (
    <fieldset className={clsx(small && 'flex flex-wrap items-center justify-between gap-x-4')}>
      <legend className={clsx(small ? 'float-start text-sm' : 'mb-1 text-sm font-semibold')}>{label}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={clsx(
              'inline-flex cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-indigo',
              small ? 'size-7 pointer-coarse:size-10' : 'size-11',
            )}
          >
            <input type="radio" name={name} value={stars} checked={value === stars} onChange={() => onChange(stars)} className="sr-only" />
            <span className="sr-only">{t('stars', { count: stars })}</span>
            <Star className={clsx(small ? 'size-5' : 'size-8', stars <= value ? 'fill-gold-thread text-gold-thread' : 'text-line-strong')} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {error}
        </p>
      )}
    </fieldset>
  )
}
