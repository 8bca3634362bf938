import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { CARRIERS } from '../../orders/carriers.ts'
import { toJson } from '../../platform/money.ts'
import { shippingCost } from '../../shipping/shipping.ts'
import { type KeptRate, rateOf, type StandingRate } from '../../shipping/shipping-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { RATE_FIELDS, RATE_NAMES, readRate, typedRate } from './shipping.ts'
import { TermDaysFields } from './term-days-fields.tsx'
import { usePlanTerm } from './use-plan-term.ts'
import { useShippingWords } from './use-shipping-words.tsx'

const EXAMPLES = [300, 1_000, 2_500, 5_000, 15_000, 25_000]

/** Changes what a method costs in a zone, from a day on, with what parcels cost by it and cost now. */
export function RateForm({ standing, onClose }: { standing: StandingRate; onClose: () => void }) {
  const { t } = useTranslation('admin-shipping')
  const words = useShippingWords()
  const { plan, busy } = usePlanTerm()
  const { id, zone, method, rate: held } = standing
  const draft = useDraft<Record<string, string>>(`rate-${zone}-${method}`, { ...typedRate(held), starts: '', ends: '', reason: '' })
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const { values } = draft
  const { rate, wrong } = readRate(values)
  const days = { starts: values['starts'] ?? '', ends: values['ends'] ?? '', reason: values['reason'] ?? '' }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const backwards = days.ends !== '' && days.starts !== '' && days.ends < days.starts
    if (!rate || backwards || !isReason(days.reason) || draft.differences.length > 0) return
    if (!(await plan({ kind: 'rate', zone, method, rate }, id, days))) return
    draft.forget()
    onClose()
  }
  return (
    <Panel title={t('rate.title', { subject: words.subject({ kind: 'rate', zone, method, country: null, category: null }) })}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences draft={draft} labelOf={(field) => t(`fields.${field}`)} />
        <Select
          label={t('fields.offered')}
          required
          className="max-w-xs"
          options={['yes', 'no'].map((value) => ({ value, label: t(`offered.${value}`) }))}
          value={values['offered']}
          onChange={(event) => draft.set({ offered: event.currentTarget.value })}
        />
        {values['offered'] !== 'no' && (
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Field
              label={t('fields.carrier')}
              required
              list="shipping-carriers"
              maxLength={60}
              value={values['carrier'] ?? ''}
              error={tried && wrong.has('carrier') ? t('wrong.carrier') : undefined}
              onChange={(event) => draft.set({ carrier: event.currentTarget.value })}
            />
            <datalist id="shipping-carriers">
              {CARRIERS.map((carrier) => (
                <option key={carrier} value={carrier} />
              ))}
            </datalist>
            {RATE_NAMES.map((name) => (
              <Field
                key={name}
                label={t(`fields.${name}`)}
                required={name !== 'freeFrom'}
                inputMode={RATE_FIELDS[name] === 0 ? 'numeric' : 'decimal'}
                maxLength={14}
                value={values[name] ?? ''}
                hint={name === 'freeFrom' ? t('freeFromHint') : undefined}
                error={tried && wrong.has(name) ? t(name === 'daysTo' || name === 'parcelMaxGrams' ? `wrong.${name}` : 'wrong.number') : undefined}
                onChange={(event) => draft.set({ [name]: event.currentTarget.value })}
              />
            ))}
          </div>
        )}
        {rate && <Examples held={held} coming={rate} />}
        <TermDaysFields values={days} tried={tried} onChange={draft.set} />
        <p className="text-sm text-ink-soft">{t('rate.ordersStay')}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** What some parcels cost, by the function that the checkout reckons with. */
function Examples({ held, coming }: { held: KeptRate; coming: KeptRate }) {
  const { t } = useTranslation('admin-shipping')
  const { weight, amount } = useShippingWords()
  const [before, after] = [rateOf(held), rateOf(coming)]
  const cost = (grams: number, rate: typeof before) => (rate ? amount(toJson(shippingCost(grams, rate))) : t('says.notOffered'))
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-xl border-collapse text-sm">
        <caption className="pb-1 text-start font-semibold">{t('examples.title')}</caption>
        <thead>
          <tr className="border-b border-line">
            {(['parcel', 'now', 'then'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pe-3 text-start">
                {t(`examples.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((grams) => (
            <tr key={grams} className="border-b border-line tabular-nums">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {weight(grams)}
              </th>
              <td className="py-1.5 pe-3">{cost(grams, before)}</td>
              <td className="py-1.5 pe-3 font-semibold">{cost(grams, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
