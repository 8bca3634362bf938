import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import type { Asking } from './asking.ts'

/** How many there are, or how long it takes to make one. */
export function ManyQuestion({ answers, change, problem, product }: Asking) {
  const { t } = useTranslation(['listing', 'dashboard'])
  const several = (product?.variants.length ?? 1) > 1
  return (
    <>
      {several ? (
        <p className="text-ink-soft">{t('dashboard:product.severalVariants')}</p>
      ) : (
        <Field
          label={t('dashboard:product.stock')}
          required
          inputMode="numeric"
          value={answers.stock}
          error={problem('stock')}
          onChange={(event) => change({ stock: event.currentTarget.value })}
        />
      )}
      <div>
        <Checkbox
          label={t('dashboard:product.isUnique')}
          hint={t('many.uniqueHint')}
          checked={answers.isUnique}
          onChange={(event) => change({ isUnique: event.currentTarget.checked, ...(event.currentTarget.checked && !several ? { stock: '1' } : {}) })}
        />
        <Checkbox
          label={t('dashboard:product.madeToOrder')}
          hint={t('many.orderHint')}
          checked={answers.madeToOrder}
          onChange={(event) => change({ madeToOrder: event.currentTarget.checked })}
        />
      </div>
      {answers.madeToOrder && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={t('dashboard:product.leadTimeDays')}
            required
            inputMode="numeric"
            value={answers.leadTimeDays}
            error={problem('leadTimeDays')}
            onChange={(event) => change({ leadTimeDays: event.currentTarget.value })}
          />
          {!several && (
            <Field
              label={t('many.weekly')}
              hint={t('many.weeklyHint')}
              inputMode="numeric"
              value={answers.weekly}
              error={problem('weekly')}
              onChange={(event) => change({ weekly: event.currentTarget.value })}
            />
          )}
        </div>
      )}
    </>
  )
}
