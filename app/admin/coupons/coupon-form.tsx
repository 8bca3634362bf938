import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { FundingFields } from '../campaigns/funding-fields.tsx'
import { TryCampaign } from '../campaigns/try-campaign.tsx'
import { findSellersNamed } from '../commissions/find-sold.ts'
import { type CouponDraft, couponOf, type CouponProblem, draftOf } from './coupon-draft.ts'
import { COUPON_KINDS, type CouponRow } from './coupon-row.ts'

const REFUSED = ['code_taken', 'used_already', 'archived', 'unknown_records', 'no_campaign'] as const

type CouponFormProps = { coupon?: CouponRow; copyOf?: CouponRow | undefined; onDone: (id: string) => void; onCancel?: () => void }

/** Makes a coupon or changes one, with a cart beside it on which it is tried as it is typed. */
export function CouponForm({ coupon, copyOf, onDone, onCancel }: CouponFormProps) {
  const { t } = useTranslation(['admin-coupons', 'admin-campaigns'])
  const { act, busy } = useAct()
  const draft = useDraft<CouponDraft>(copyOf ? `copy:${copyOf.id}` : 'coupon', coupon ? draftOf(coupon) : draftOf(copyOf, copyOf !== undefined))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = couponOf(values, coupon)
  const noReason = !isReason(values.reason)
  const wrong = (problem: CouponProblem) => tried && 'problems' in read && read.problems.has(problem)
  const typed = (name: 'code' | 'percent' | 'amount' | 'minimum' | 'limit' | 'perPerson' | 'starts' | 'ends', problem: CouponProblem) => ({
    value: values[name],
    error: wrong(problem) ? t(`problems.${problem}`) : undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => draft.set({ [name]: event.currentTarget.value }),
  })
  const used = coupon !== undefined && coupon.usage_count > 0
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || noReason || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_coupon', {
          p_id: coupon?.id ?? null,
          p_coupon: read.coupon,
          p_seen: coupon?.changed_at ?? null,
          p_reason: values.reason.trim(),
        }),
      done: (made) => {
        id = made
        return t(coupon ? 'changed' : 'made', { code: values.code.trim().toUpperCase() })
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`admin-campaigns:refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Panel title={t(coupon ? 'change' : 'new')}>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <Differences
            draft={draft}
            labelOf={(field) =>
              t(field === 'funder' ? 'admin-campaigns:funding.label' : field === 'share' ? 'admin-campaigns:funding.share' : `fields.${field}`)
            }
            sayValue={(_field, value) => (Array.isArray(value) ? (value as CouponDraft['seller']).map(({ name }) => name).join(', ') : String(value))}
          />
          <Field
            label={t('fields.code')}
            hint={t(used ? 'usedHint' : 'codeHint')}
            required
            maxLength={40}
            autoCapitalize="characters"
            readOnly={used}
            {...typed('code', 'code')}
          />
          <Select
            label={t('fields.kind')}
            required
            disabled={used}
            value={values.kind}
            options={COUPON_KINDS.map((kind) => ({ value: kind, label: t(`filters.kindOptions.${kind}`) }))}
            onChange={(event) => draft.set({ kind: COUPON_KINDS.find((kind) => kind === event.currentTarget.value) ?? 'percent' })}
          />
          {values.kind === 'percent' && <Field label={t('fields.percent')} required inputMode="decimal" maxLength={8} {...typed('percent', 'percent')} />}
          {values.kind === 'fixed' && <Field label={t('fields.amount')} required inputMode="decimal" maxLength={20} {...typed('amount', 'amount')} />}
          <Field label={t('fields.minimum')} hint={t('minimumHint')} inputMode="decimal" maxLength={20} {...typed('minimum', 'minimum')} />
          {!used && (
            <RecordPicker
              label={t('fields.seller')}
              hint={t('sellerHint')}
              of="sellers"
              find={findSellersNamed}
              chosen={values.seller}
              onChange={(seller) => draft.set({ seller })}
              single
            />
          )}
          <FundingFields draft={values} onChange={(change) => draft.set(change)} wrong={wrong('share')} />
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <Field label={t('fields.starts')} hint={t('startsHint')} type="date" {...typed('starts', 'days')} />
            <Field label={t('fields.ends')} hint={t('endsHint')} type="date" {...typed('ends', 'days')} />
            <Field label={t('fields.limit')} hint={t('limitHint')} inputMode="numeric" maxLength={9} {...typed('limit', 'limit')} />
            <Field label={t('fields.perPerson')} required inputMode="numeric" maxLength={9} {...typed('perPerson', 'perPerson')} />
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
      <TryCampaign campaign={'coupon' in read ? { coupon: read.coupon } : undefined} />
    </div>
  )
}
