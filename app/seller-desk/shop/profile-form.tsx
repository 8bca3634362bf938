import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { PictureUpload } from '../../profile/picture-upload.tsx'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { showToast } from '../../ui/toast.ts'
import { changeShop, type MyShop } from './my-shop.ts'
import { ShopForm, shopFormOf, type ShopWish } from './shop-wish.ts'

/** How buyers see the shop: its picture, name, story and place, in the order of its page. */
export function ProfileForm({ shop, isOpen }: { shop: MyShop; isOpen: boolean }) {
  const { t } = useTranslation(['desk', 'dashboard', 'sellers', 'profile'])
  const queries = useQueryClient()
  const { register, handleSubmit, formState, reset } = useForm({ resolver: formResolver(ShopForm), mode: 'onTouched', defaultValues: shopFormOf(shop.wish) })
  const { errors } = formState
  const said = (key: string | undefined) => key && t(key)
  const save = useMutation({
    mutationFn: (wish: ShopWish) => changeShop(shop.id, wish),
    onSuccess: async (_, wish) => {
      // What was saved is what is there: leaving loses nothing any more.
      reset(shopFormOf(wish))
      showToast({ title: t('shop.saved'), tone: 'success' })
      await Promise.all([['my-shop', shop.id], ['my-sellers']].map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
    onError: (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' }),
  })
  // A language nobody reads the shop in may have been chosen by whoever set the shop up.
  const languages = [...new Set<string>([...LANGUAGES, ...shop.wish.languages])]
  return (
    <ProfileSection title={t('profile.title')}>
      <form noValidate onSubmit={(event) => void handleSubmit((wish) => save.mutateAsync(wish).catch(() => {}))(event)} className="grid gap-5">
        <PictureUpload
          of="sellers"
          id={shop.id}
          name={shop.name}
          picture={shop.picture}
          onKept={() => queries.invalidateQueries({ queryKey: ['my-shop', shop.id] })}
        />
        <Field
          label={t('sell.businessName', { ns: 'dashboard' })}
          required
          autoComplete="organization"
          error={said(errors.name?.message)}
          {...register('name')}
        />
        <Field label={t('profile.craft')} hint={t('profile.craftHint')} error={said(errors.craft?.message)} {...register('craft')} />
        <TextArea label={t('profile.story')} hint={t('profile.storyHint')} rows={7} error={said(errors.story?.message)} {...register('story')} />
        <Field
          label={t('facts.specialities', { ns: 'sellers' })}
          hint={t('profile.specialitiesHint')}
          error={said(errors.specialities?.message)}
          {...register('specialities')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('profile.place')} error={said(errors.place?.message)} {...register('place')} />
          <Field label={t('profile.years')} inputMode="numeric" error={said(errors.years?.message)} {...register('years')} />
        </div>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t('facts.speaks', { ns: 'sellers' })}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4">
            {languages.map((code) => (
              <Checkbox key={code} label={<span lang={code}>{nameOf(code)}</span>} value={code} {...register('languages')} />
            ))}
          </div>
          {errors.languages && (
            <p role="alert" className="mt-1 text-sm font-medium text-terracotta">
              {said(errors.languages.message)}
            </p>
          )}
        </fieldset>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          {isOpen && (
            <ButtonLink to={`/sellers/${shop.id}`} look="plain" icon={<ExternalLink className="size-4" aria-hidden="true" />}>
              {t('profile.look')}
            </ButtonLink>
          )}
          <Button type="submit" busy={save.isPending} className="ms-auto">
            {t('product.save', { ns: 'dashboard' })}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}

const nameOf = (code: string): string => LANGUAGES.map((each): [string, string] => [each, LANGUAGE_NAMES[each]]).find(([each]) => each === code)?.[1] ?? code
