import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { BOGO_TYPES } from '../../promotions/bogo.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { FundingFields } from '../campaigns/funding-fields.tsx'
import { TryCampaign } from '../campaigns/try-campaign.tsx'
import { findSellersNamed } from '../commissions/find-sold.ts'
import { PromotionDifferences } from './promotion-differences.tsx'
import { ASKS, draftOf, type PromotionDraft, promotionOf, type PromotionProblem } from './promotion-draft.ts'
import { COMBINABLE, type PromotionRow } from './promotion-row.ts'
import { TargetFields } from './target-fields.tsx'

const REFUSED = ['archived', 'unknown_records', 'no_campaign'] as const

type Line = 'name' | 'buyQuantity' | 'getQuantity' | 'percent' | 'most' | 'limit' | 'starts' | 'ends' | 'priority'
type PromotionFormProps = { promotion?: PromotionRow; copyOf?: PromotionRow | undefined; onDone: (id: string) => void; onCancel?: () => void }

/** Makes an offer or changes one, with a cart beside it on which it is tried as it is typed. */
export function PromotionForm({ promotion, copyOf, onDone, onCancel }: PromotionFormProps) {
  const { t, i18n } = useTranslation(['admin-bogo-promotions', 'admin-campaigns'])
  const { act, busy } = useAct()
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const draft = useDraft<PromotionDraft>(copyOf ? `copy:${copyOf.id}` : 'offer', promotion ? draftOf(promotion) : draftOf(copyOf, copyOf !== undefined))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = promotionOf(values, promotion)
  const asks = ASKS[values.type]
  const noReason = !isReason(values.reason)
  const wrong = (problem: PromotionProblem) => tried && 'problems' in read && read.problems.has(problem)
  const typed = (name: Line, problem: PromotionProblem) => ({
    value: values[name],
    error: wrong(problem) ? t(`problems.${problem}`) : undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => draft.set({ [name]: event.currentTarget.value }),
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || noReason || draft.differences.length > 0) return
    let id = ''
    const wish = { p_id: promotion?.id ?? null, p_promotion: read.promotion, p_seen: promotion?.changed_at ?? null, p_reason: values.reason.trim() }
    const saved = await act({
      ask: () => askDatabase<string>('write_bogo_promotion', wish),
      done: (made) => {
        id = made
        return t(promotion ? 'changed' : 'made', { name: values.name.trim() })
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`admin-campaigns:refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Panel title={t(promotion ? 'change' : 'new')}>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <PromotionDifferences draft={draft} categories={categories.data ?? []} />
          <Field label={t('fields.name')} hint={t('nameHint')} required maxLength={100} {...typed('name', 'name')} />
          <Disclosure summary={t('fields.names')}>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {LANGUAGES.map((language) => (
                <Field
                  key={language}
                  label={LANGUAGE_NAMES[language]}
                  lang={language}
                  maxLength={100}
                  value={values.names[language] ?? ''}
                  onChange={(event) => draft.set({ names: { ...values.names, [language]: event.currentTarget.value } })}
                />
              ))}
            </div>
          </Disclosure>
          <Select
            label={t('fields.type')}
            hint={t(`means.${values.type}`)}
            required
            value={values.type}
            options={BOGO_TYPES.map((type) => ({ value: type, label: t(`filters.bogo_typeOptions.${type}`) }))}
            onChange={(event) => draft.set({ type: BOGO_TYPES.find((type) => type === event.currentTarget.value) ?? 'classic_bogo' })}
          />
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <TargetFields
              of="buy"
              target={values.buy}
              product={values.buyProduct}
              category={values.buyCategory}
              categories={categories.data ?? []}
              onTarget={(buy) => draft.set({ buy })}
              onProduct={(buyProduct) => draft.set({ buyProduct })}
              onCategory={(buyCategory) => draft.set({ buyCategory })}
              wrong={wrong('buy')}
            />
            <TargetFields
              of="get"
              target={values.get}
              product={values.getProduct}
              category={values.getCategory}
              categories={categories.data ?? []}
              onTarget={(get) => draft.set({ get })}
              onProduct={(getProduct) => draft.set({ getProduct })}
              onCategory={(getCategory) => draft.set({ getCategory })}
              wrong={wrong('get')}
            />
            {asks.quantities && <Field label={t('fields.buyQuantity')} required inputMode="numeric" maxLength={3} {...typed('buyQuantity', 'buyQuantity')} />}
            {asks.quantities && <Field label={t('fields.getQuantity')} required inputMode="numeric" maxLength={3} {...typed('getQuantity', 'getQuantity')} />}
            {asks.percent && <Field label={t('fields.percent')} required inputMode="numeric" maxLength={3} {...typed('percent', 'percent')} />}
            <Field label={t('fields.most')} hint={t('mostHint')} inputMode="numeric" maxLength={9} {...typed('most', 'most')} />
          </div>
          <RecordPicker
            label={t('fields.seller')}
            hint={t('sellerHint')}
            of="sellers"
            find={findSellersNamed}
            chosen={values.seller}
            onChange={(seller) => draft.set({ seller })}
            single
          />
          <FundingFields draft={values} onChange={(change) => draft.set(change)} wrong={wrong('share')} />
          <fieldset>
            <legend className="text-sm font-semibold">{t('fields.combines')}</legend>
            {COMBINABLE.map((other) => (
              <Checkbox
                key={other}
                label={t(`admin-campaigns:stacking.${other}`)}
                checked={values.combines.includes(other)}
                onChange={(event) =>
                  draft.set({
                    combines: (event.currentTarget.checked ? [...values.combines, other] : values.combines.filter((one) => one !== other)).toSorted(),
                  })
                }
              />
            ))}
          </fieldset>
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <Field label={t('fields.starts')} hint={t('startsHint')} type="date" {...typed('starts', 'days')} />
            <Field label={t('fields.ends')} hint={t('endsHint')} type="date" {...typed('ends', 'days')} />
            <Field label={t('fields.limit')} hint={t('limitHint')} inputMode="numeric" maxLength={9} {...typed('limit', 'limit')} />
            <Field label={t('fields.priority')} hint={t('priorityHint')} required inputMode="numeric" maxLength={5} {...typed('priority', 'priority')} />
          </div>
          <Checkbox label={t('fields.isActive')} checked={values.isActive} onChange={(event) => draft.set({ isActive: event.currentTarget.checked })} />
          <TextArea
            label={t('fields.reason')}
            hint={t('admin-campaigns:reasonHint')}
            required
            maxLength={1000}
            rows={2}
            value={values.reason}
            error={tried && noReason ? t('admin-campaigns:reasonMissing') : undefined}
            onChange={(event) => draft.set({ reason: event.currentTarget.value })}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {t('save')}
            </Button>
            {onCancel && (
              <Button look="plain" onClick={onCancel}>
                {t('admin-campaigns:cancel')}
              </Button>
            )}
          </div>
        </form>
      </Panel>
      <TryCampaign campaign={'promotion' in read ? { promotion: { ...read.promotion, id: promotion?.id ?? null } } : undefined} />
    </div>
  )
}
