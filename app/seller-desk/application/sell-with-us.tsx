import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { applyAgain, applyToSell, approvesAtOnce, getMyApplication, type Application, type ApplicationWish } from '../../profile/my-profile.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { useMoments } from '../../i18n/use-moments.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

const BUSINESS_TYPES = ['artisan', 'family', 'cooperative', 'company'] as const
const text = v.pipe(v.optional(v.string(), ''), v.trim())
const Form = v.object({
  businessName: v.pipe(text, v.minLength(2, 'sell.problem.name'), v.maxLength(100, 'sell.problem.name')),
  businessType: v.picklist(BUSINESS_TYPES),
  province: v.pipe(text, v.nonEmpty('sell.problem.province')),
  description: v.pipe(text, v.maxLength(5_000, 'product.problem.long')),
})

/** Where the person's wish to sell stands, or the way to express it. */
export function SellWithUs({ personId, name }: { personId: string; name: string }) {
  const { t } = useTranslation('dashboard')
  const [open, setOpen] = useState(false)
  const application = useQuery({ queryKey: ['my-application', personId], queryFn: () => getMyApplication(personId), ...CHANGES_ELSEWHERE })
  const atOnce = useQuery({ queryKey: ['approves-at-once'], queryFn: () => approvesAtOnce() })
  if (!application.isSuccess) return null
  const asked = application.data
  return (
    <ProfileSection title={t('sell.title')}>
      {atOnce.data === true && (
        <Notice tone="news" className="mb-4">
          {t('sell.atOnce')}
        </Notice>
      )}
      {asked === null ? (
        open ? (
          <ApplicationForm personId={personId} name={name} />
        ) : (
          <>
            <p className="mb-4 text-ink-soft">{t('sell.lead')}</p>
            <Button look="quiet" onClick={() => setOpen(true)}>
              {t('sell.apply')}
            </Button>
          </>
        )
      ) : (
        <div role="status">
          <p className="font-semibold">{t(`sell.${asked.status}`, { name: asked.businessName })}</p>
          {asked.status === 'pending' && <p className="mt-1 text-ink-soft">{t('sell.pendingText')}</p>}
          {asked.status !== 'approved' && asked.reason !== '' && <p className="mt-1 whitespace-pre-line text-ink-soft">{asked.reason}</p>}
          {asked.status === 'rejected' && <AgainFrom application={asked} />}
          {asked.status === 'approved' && (
            <ButtonLink to="/seller-dashboard" look="quiet" className="mt-4">
              {t('sellerDashboard')}
            </ButtonLink>
          )}
        </div>
      )}
      {asked !== null && mayHandInAgain(asked) && (
        <div className="mt-5">
          <ApplicationForm personId={personId} name={asked.businessName} again={asked} />
        </div>
      )}
    </ProfileSection>
  )
}

/** After so many days somebody who was turned away may apply again, as the database has it (`hand_in_application`). */
const DAYS_UNTIL_AGAIN = 30

function againFrom({ decidedAt }: Application): Date {
  const day = new Date(decidedAt ?? Date.now())
  day.setUTCDate(day.getUTCDate() + DAYS_UNTIL_AGAIN)
  return day
}

const mayHandInAgain = (asked: Application): boolean => asked.status === 'needs_changes' || (asked.status === 'rejected' && againFrom(asked) <= new Date())

function AgainFrom({ application }: { application: Application }) {
  const { t } = useTranslation('dashboard')
  const moments = useMoments()
  if (mayHandInAgain(application)) return null
  return <p className="mt-1 text-ink-soft">{t('sell.againFrom', { day: moments({ dateStyle: 'long' }).format(againFrom(application)) })}</p>
}

/** What an application says; `again` is the one that is handed in once more. */
function ApplicationForm({ personId, name, again }: { personId: string; name: string; again?: Application }) {
  const { t, i18n } = useTranslation('dashboard')
  const queries = useQueryClient()
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Form),
    mode: 'onTouched',
    defaultValues: {
      businessName: name,
      businessType: again?.businessType ?? ('artisan' as const),
      province: again?.province ?? '',
      description: again?.description ?? '',
    },
  })
  const { errors } = formState
  const said = (key: string | undefined) => key && t(key)
  const apply = useMutation({
    // An application that came, though its answer did not, would be refused the second time as there already.
    retry: false,
    mutationFn: (wish: ApplicationWish) => (again ? applyAgain(wish) : applyToSell(wish)),
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: ['my-application', personId] }), queries.invalidateQueries({ queryKey: ['my-seller', personId] })]),
    onError: (error: unknown) => showToast({ title: t('notSaved'), ...whyOf(t, error), tone: 'failure' }),
  })
  const provinces = THAI_PROVINCES.map(({ code, th, en }) => ({ value: code, label: i18n.language === 'th' ? th : en })).toSorted((a, b) =>
    a.label.localeCompare(b.label, i18n.language),
  )
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((given) => apply.mutateAsync(given).catch(() => {}))(event)} className="grid gap-5">
      <Field label={t('sell.businessName')} autoComplete="organization" required error={said(errors.businessName?.message)} {...register('businessName')} />
      <Select
        label={t('sell.businessType')}
        required
        options={BUSINESS_TYPES.map((type) => ({ value: type, label: t(`sell.type.${type}`) }))}
        {...register('businessType')}
      />
      <Select
        label={t('sell.province')}
        required
        placeholder={t('sell.chooseProvince')}
        options={provinces}
        error={said(errors.province?.message)}
        {...register('province')}
      />
      <TextArea label={t('sell.description')} hint={t('sell.descriptionHint')} error={said(errors.description?.message)} {...register('description')} />
      <Button type="submit" busy={apply.isPending} className="justify-self-start">
        {t(again ? 'sell.sendAgain' : 'sell.send')}
      </Button>
    </form>
  )
}
