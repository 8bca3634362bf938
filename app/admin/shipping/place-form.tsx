import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../../desk-kit/company.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { fromDecimal, toJson } from '../../platform/money.ts'
import { countryList } from '../../shipping/countries.ts'
import { SHIPPING_METHODS, SHIPPING_ZONES } from '../../shipping/shipping-rates.ts'
import { type ShippingTerms, zoneIn } from '../../shipping/shipping-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { listCategories, type Term, termState } from './shipping.ts'
import { TermDaysFields } from './term-days-fields.tsx'
import { usePlanTerm } from './use-plan-term.ts'
import { useShippingWords } from './use-shipping-words.tsx'

type PlaceFormProps = { kind: 'destination' | 'restriction'; terms: ShippingTerms; open: readonly Term[]; onClose: () => void }
const EMPTY = { country: '', zone: '', method: '', category: '', heaviest: '', starts: '', ends: '', reason: '' }

/** Has a country count as another zone, or keeps goods from going there. */
export function PlaceForm({ kind, terms, open, onClose }: PlaceFormProps) {
  const { t } = useTranslation('admin-shipping')
  const words = useShippingWords()
  const { plan, busy } = usePlanTerm()
  const draft = useDraft(`new-${kind}`, EMPTY)
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const categories = useQuery({ queryKey: ['shipping-categories'], queryFn: listCategories, enabled: kind === 'restriction' })
  const countries = useMemo(() => countryList(words.language).map(({ code, name }) => ({ value: code, label: name })), [words.language])
  const grams = values.heaviest.trim() === '' ? null : fromDecimal(values.heaviest.trim().replace(',', '.'), 3)
  const wrongWeight = grams === undefined || (grams !== null && (grams <= 0n || grams > 1_000_000n))
  const missing = values.country === '' || (kind === 'destination' && values.zone === '')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const backwards = values.ends !== '' && values.starts !== '' && values.ends < values.starts
    if (missing || wrongWeight || backwards || !isReason(values.reason)) return
    const { country, zone, method, category } = values
    const term =
      kind === 'destination'
        ? { kind, country, zone }
        : { kind, country, method: method || null, category_id: category || null, heaviest_grams: grams === null ? null : toJson(grams) }
    const name = categories.data?.find(({ id }) => id === category)?.name
    // The latest that has begun is the one that holds.
    const held = open.find(
      (one) =>
        one.kind === kind &&
        one.country === country &&
        termState(one) === 'begun' &&
        (kind === 'destination' || ((one.method ?? '') === method && one.category?.name === name)),
    )
    if (!(await plan(term, held?.id ?? null, values))) return
    draft.forget()
    onClose()
  }
  return (
    <form noValidate className="my-4 flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <DraftNotice of={[draft]} />
      <UnsavedGuard dirty={draft.dirty} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t('fields.country')}
          required
          placeholder={t('choose')}
          options={countries}
          value={values.country}
          hint={values.country === '' ? undefined : t('countsAs', { zone: words.zone(zoneIn(terms, values.country)) })}
          error={tried && values.country === '' ? t('wrong.choose') : undefined}
          onChange={(event) => draft.set({ country: event.currentTarget.value })}
        />
        {kind === 'destination' ? (
          <Select
            label={t('fields.zone')}
            required
            placeholder={t('choose')}
            options={SHIPPING_ZONES.map((zone) => ({ value: zone, label: words.zone(zone) }))}
            value={values.zone}
            error={tried && values.zone === '' ? t('wrong.choose') : undefined}
            onChange={(event) => draft.set({ zone: event.currentTarget.value })}
          />
        ) : (
          <>
            <Select
              label={t('fields.method')}
              placeholder={t('any')}
              options={SHIPPING_METHODS.map((method) => ({ value: method, label: words.method(method) }))}
              value={values.method}
              onChange={(event) => draft.set({ method: event.currentTarget.value })}
            />
            <Select
              label={t('fields.category')}
              placeholder={t('anything')}
              options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={values.category}
              onChange={(event) => draft.set({ category: event.currentTarget.value })}
            />
            <Field
              label={t('fields.heaviest')}
              hint={t('heaviestHint')}
              inputMode="decimal"
              maxLength={9}
              value={values.heaviest}
              error={tried && wrongWeight ? t('wrong.number') : undefined}
              onChange={(event) => draft.set({ heaviest: event.currentTarget.value })}
            />
          </>
        )}
      </div>
      <TermDaysFields values={values} tried={tried} onChange={draft.set} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
