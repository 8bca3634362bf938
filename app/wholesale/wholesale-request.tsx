import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { problemKeyOf } from '../platform/problem-key.ts'
import { countryList } from '../shipping/countries.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { formResolver } from '../ui/form-resolver.ts'
import { showToast } from '../ui/toast.ts'
import { askForWholesale, type MyWholesale } from './my-wholesale.ts'

const text = (least: number, most: number, problem: string) => v.pipe(v.string(), v.trim(), v.minLength(least, problem), v.maxLength(most, problem))
const Form = v.object({
  company: text(2, 160, 'form.problem.company'),
  taxNumber: text(4, 40, 'form.problem.taxNumber'),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  about: text(10, 1000, 'form.problem.about'),
})
const REFUSED = ['too_early', 'already_decided'] as const

/** Who wants to buy and what: sent, or said otherwise while it waits. What was typed stays when it cannot be sent. */
export function WholesaleRequest({ mine, owner }: { mine: MyWholesale | null; owner: string }) {
  const { t, i18n } = useTranslation(['wholesale', 'errors'])
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Form),
    mode: 'onTouched',
    defaultValues: { company: mine?.company ?? '', taxNumber: mine?.tax_number ?? '', country: mine?.country ?? 'TH', about: mine?.about ?? '' },
  })
  const { errors } = formState
  const problem = (key: string | undefined) => key && t(key)
  const countries = countryList(languageOf(i18n.language) ?? FALLBACK_LANGUAGE).map(({ code, name }) => ({ value: code, label: name }))
  const send = handleSubmit(async (wish) => {
    setBusy(true)
    const answer = await askForWholesale(wish)
    setBusy(false)
    if (!answer.done) {
      const known = REFUSED.find((one) => one === answer.refusal.code)
      return showToast({ title: t('failed'), text: known ? t(`refused.${known}`) : t(problemKeyOf(answer.refusal)), tone: 'failure' })
    }
    showToast({ title: t('sent'), tone: 'success' })
    await queries.invalidateQueries({ queryKey: ['my-wholesale', owner] })
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Field label={t('form.company')} required autoComplete="organization" maxLength={160} error={problem(errors.company?.message)} {...register('company')} />
      <Field label={t('form.taxNumber')} required autoComplete="off" maxLength={40} error={problem(errors.taxNumber?.message)} {...register('taxNumber')} />
      <Select label={t('form.country')} required autoComplete="country" options={countries} {...register('country')} />
      <TextArea
        label={t('form.about')}
        hint={t('form.aboutHint')}
        required
        rows={5}
        maxLength={1000}
        error={problem(errors.about?.message)}
        {...register('about')}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t(mine?.state === 'pending' ? 'form.change' : 'form.send')}
        </Button>
      </div>
    </form>
  )
}
