import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { nameProblem, personName } from '../account/person-name.ts'
import { phoneOf, readablePhone } from '../addresses/phone.ts'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../i18n/languages.ts'
import { CURRENCY_CODES, currencyOf } from '../money/currency.ts'
import { useCurrency } from '../money/currency-choice.tsx'
import { whyOf } from '../platform/problem-key.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { formResolver } from '../ui/form-resolver.ts'
import { showToast } from '../ui/toast.ts'
import { changeMyProfile, type MyProfile, type ProfileChange } from './my-profile.ts'

const text = v.pipe(v.optional(v.string(), ''), v.trim())

/** Messages are keys, with the catalogue they stand in. A number without country code is read as a Thai one. */
const Profile = v.object({
  fullName: personName,
  phone: v.pipe(
    text,
    v.check((typed) => typed === '' || phoneOf(typed, 'TH') !== undefined, 'dashboard:profile.problem.phone'),
    v.transform((typed) => (typed === '' ? '' : (phoneOf(typed, 'TH') ?? ''))),
  ),
  language: v.picklist(LANGUAGES),
  currency: v.picklist(CURRENCY_CODES),
})

/** Name and phone; with `preferences` language and currency, too, which otherwise stay as they are. Needs the namespaces `dashboard`, `account` and `money`. */
export function ProfileForm({ id, profile, preferences = false }: { id: string; profile: MyProfile; preferences?: boolean }) {
  const { t } = useTranslation(['dashboard', 'account', 'money'])
  const queries = useQueryClient()
  const { choose } = useCurrency()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: formResolver(Profile),
    mode: 'onTouched',
    defaultValues: {
      fullName: profile.fullName,
      phone: readablePhone(profile.phone),
      language: languageOf(profile.language) ?? 'en',
      currency: currencyOf(profile.currency) ?? 'THB',
    },
  })
  const { errors } = formState
  const said = (key: string | undefined) => key && t(key)
  const save = useMutation({
    mutationFn: (change: ProfileChange) => changeMyProfile(id, change),
    onSuccess: async (_, change) => {
      choose(currencyOf(change.currency) ?? 'THB')
      showToast({ title: t('profile.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-profile', id] })
    },
    onError: (error: unknown) => {
      const name = error instanceof Error ? nameProblem(error.message) : undefined
      if (name !== undefined) setError('fullName', { message: name }, { shouldFocus: true })
      else showToast({ title: t('notSaved'), ...whyOf(t, error), tone: 'failure' })
    },
  })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((given) => save.mutateAsync(given).catch(() => {}))(event)} className="grid gap-5">
      <Field
        label={t('profile.name')}
        autoComplete="name"
        required
        error={said(errors.fullName?.message && `account:${errors.fullName.message}`)}
        {...register('fullName')}
      />
      <Field label={t('field.email', { ns: 'account' })} type="email" value={profile.email} readOnly required />
      <Field label={t('profile.phone')} type="tel" inputMode="tel" autoComplete="tel" error={said(errors.phone?.message)} {...register('phone')} />
      {preferences && (
        <>
          <Select
            label={t('profile.language')}
            hint={t('profile.languageHint')}
            required
            options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
            {...register('language')}
          />
          <Select
            label={t('profile.currency')}
            required
            options={CURRENCY_CODES.map((code) => ({ value: code, label: `${code} · ${t(`currency.${code}`, { ns: 'money' })}` }))}
            {...register('currency')}
          />
        </>
      )}
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t('profile.save')}
      </Button>
    </form>
  )
}
