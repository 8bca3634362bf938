import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { pauseShop, type MyShop } from './my-shop.ts'
import { bangkokDay, lastDayOf, pauseForm, standingOf, type Pause } from './pause.ts'

/** A break of the shop: pieces stay to be seen, nothing can be bought, and buyers read why and until when. `now` is when the shop was read. */
export function PauseForm({ shop, now }: { shop: MyShop; now: number }) {
  const { t } = useTranslation(['desk', 'dashboard'])
  const queries = useQueryClient()
  const days = useMoments()({ dateStyle: 'long' })
  const today = bangkokDay(now)
  const standing = standingOf(shop.pause, now)
  const pause = standing === 'none' ? null : shop.pause
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: formResolver(pauseForm(today)),
    mode: 'onTouched',
    values: { from: pause ? bangkokDay(Date.parse(pause.from)) : today, to: pause ? lastDayOf(pause) : '', message: pause?.message ?? '' },
    // What is being typed is not overwritten by what was asked again.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = formState
  const said = (key: string | undefined) => key && t(key)
  const save = useMutation({
    mutationFn: (wish: Pause | null) => pauseShop(shop.id, wish),
    onSuccess: async (_, wish) => {
      reset({ from: wish ? bangkokDay(Date.parse(wish.from)) : today, to: wish ? lastDayOf(wish) : '', message: wish?.message ?? '' })
      showToast({ title: t(wish ? 'shop.saved' : 'pause.ended'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-shop', shop.id] })
    },
    onError: (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' }),
  })
  const day = (typed: string) => days.format(new Date(`${typed}T12:00:00+07:00`))
  return (
    <ProfileSection title={t('pause.title')} text={t('pause.text')}>
      {pause && (
        <div role="status">
          <Notice tone="news" className="mb-5">
            {standing === 'later'
              ? t('pause.later', { day: day(bangkokDay(Date.parse(pause.from))) })
              : pause.to === null
                ? t('pause.open')
                : t('pause.now', { day: day(lastDayOf(pause)) })}
          </Notice>
        </div>
      )}
      <form noValidate onSubmit={(event) => void handleSubmit((wish) => save.mutateAsync(wish).catch(() => {}))(event)} className="grid gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('pause.from')} type="date" required error={said(errors.from?.message)} {...register('from')} />
          <Field label={t('pause.to')} type="date" min={today} hint={t('pause.toHint')} error={said(errors.to?.message)} {...register('to')} />
        </div>
        <TextArea label={t('pause.message')} hint={t('pause.messageHint')} rows={3} error={said(errors.message?.message)} {...register('message')} />
        <div className="flex flex-wrap justify-end gap-3">
          {pause && (
            <Button look="quiet" busy={save.isPending} onClick={() => save.mutate(null)}>
              {t('pause.end')}
            </Button>
          )}
          <Button type="submit" busy={save.isPending}>
            {pause ? t('product.save', { ns: 'dashboard' }) : t('pause.start')}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}
