import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { WEEK } from '../../sellers/shop/week.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, TextArea } from '../../ui/field.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { showToast } from '../../ui/toast.ts'
import { changeVisits, type MyShop, type Visits } from './my-shop.ts'
import { VisitsForm as Form, visitsFormOf } from './visits-wish.ts'

/** When the workshop can be visited, and what buyers should know before they order. */
export function VisitsForm({ shop }: { shop: MyShop }) {
  const { t, i18n } = useTranslation(['desk', 'dashboard'])
  const queries = useQueryClient()
  const { register, handleSubmit, formState, reset } = useForm({ resolver: formResolver(Form), mode: 'onTouched', defaultValues: visitsFormOf(shop.visits) })
  const { errors } = formState
  const said = (key: string | undefined) => key && t(key)
  const save = useMutation({
    mutationFn: (wish: Visits) => changeVisits(shop.id, wish),
    onSuccess: async (_, wish) => {
      reset(visitsFormOf(wish))
      showToast({ title: t('shop.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-shop', shop.id] })
    },
    onError: (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' }),
  })
  const dayName = dateFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  return (
    <ProfileSection title={t('visits.title')} text={t('visits.text')}>
      <form noValidate onSubmit={(event) => void handleSubmit((wish) => save.mutateAsync(wish).catch(() => {}))(event)} className="grid gap-5">
        <fieldset>
          <legend className="font-semibold">{t('visits.hours')}</legend>
          <p className="text-sm text-ink-soft">{t('visits.hoursHint')}</p>
          <div className="mt-3 grid gap-2">
            {WEEK.map((moment, day) => {
              const name = dayName.format(moment)
              const problem = errors.days?.[day]?.root?.message ?? errors.days?.[day]?.message
              return (
                <div key={name} className="grid grid-cols-2 items-center gap-x-3 sm:grid-cols-[8rem_1fr_1fr]">
                  <p className="max-sm:col-span-2" aria-hidden="true">
                    {name}
                  </p>
                  <input
                    type="time"
                    aria-label={t('visits.from', { day: name })}
                    aria-invalid={problem !== undefined}
                    className={controlClass}
                    {...register(`days.${day}.from`)}
                  />
                  <input
                    type="time"
                    aria-label={t('visits.to', { day: name })}
                    aria-invalid={problem !== undefined}
                    className={controlClass}
                    {...register(`days.${day}.to`)}
                  />
                  {problem !== undefined && (
                    <p role="alert" className="col-span-full text-sm font-medium text-terracotta">
                      {said(problem)}
                    </p>
                  )}
                </div>
              )
            })}
          </div>
        </fieldset>
        <TextArea label={t('visits.note')} hint={t('visits.noteHint')} rows={2} error={said(errors.note?.message)} {...register('note')} />
        <TextArea label={t('visits.policies')} hint={t('visits.policiesHint')} rows={5} error={said(errors.policies?.message)} {...register('policies')} />
        <Button type="submit" busy={save.isPending} className="ms-auto">
          {t('product.save', { ns: 'dashboard' })}
        </Button>
      </form>
    </ProfileSection>
  )
}
