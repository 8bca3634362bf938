import { useTranslation } from 'react-i18next'
import { weightOf } from '../../i18n/weight.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Asking } from './asking.ts'

/** What parcels weigh that nobody has put on a scale, in grams. */
const WEIGHTS = [100, 300, 500, 1000, 2000, 5000] as const

/** How big it is, and how heavy with its parcel. */
export function SizeQuestion({ answers, change, problem, hint }: Asking) {
  const { t, i18n } = useTranslation(['listing', 'dashboard'])
  return (
    <>
      <Field
        label={t('size.dimensions')}
        hint={hint('dimensions', t('size.dimensionsHint'))}
        maxLength={200}
        value={answers.dimensions}
        error={problem('dimensions')}
        onChange={(event) => change({ dimensions: event.currentTarget.value })}
      />
      <div className="grid gap-3">
        <Field
          label={t('dashboard:product.weight')}
          hint={hint('weight', t('size.weightHint'))}
          required
          inputMode="numeric"
          value={answers.weight}
          error={problem('weight')}
          onChange={(event) => change({ weight: event.currentTarget.value })}
        />
        <fieldset>
          <legend className="sr-only">{t('size.about')}</legend>
          <div className="flex flex-wrap gap-2">
            {WEIGHTS.map((grams) => (
              <Button
                key={grams}
                look="quiet"
                size="small"
                aria-pressed={answers.weight === String(grams)}
                className="aria-pressed:border-indigo aria-pressed:bg-indigo-wash aria-pressed:text-indigo"
                onClick={() => change({ weight: String(grams) })}
              >
                {weightOf(grams, i18n.language)}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
    </>
  )
}
