import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Camera, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { forgetPicture, pictureProblem, PICTURE_TYPES, sendPictureOf } from '../../profile/my-picture.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { IconButton } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { showToast } from '../../ui/toast.ts'
import { changePictures, type MyShop } from './my-shop.ts'

/** The database's own limit. */
const PICTURES_MAX = 8

/** Pictures of the workshop, of hands and of looms: added one after the other, in an order, and taken off again. */
export function WorkshopPictures({ shop }: { shop: MyShop }) {
  const { t } = useTranslation(['desk', 'profile', 'dashboard'])
  const queries = useQueryClient()
  const [problem, setProblem] = useState('')
  const change = useMutation({
    // What is added lies in the folder before the shop shows it; what is taken off goes afterwards.
    mutationFn: async ({ add = [], pictures, gone }: { add?: readonly File[]; pictures: string[]; gone?: string }) => {
      const sent: string[] = []
      for (const file of add) sent.push(await sendPictureOf(shop.id, file))
      await changePictures(shop.id, [...pictures, ...sent])
      if (gone !== undefined) await forgetPicture(shop.id, gone)
    },
    // Sent again it would be there twice.
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['my-shop', shop.id] }),
    onError: (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' }),
  })
  const add = (files: readonly File[]) => {
    const wrong = files.map(pictureProblem).find((each) => each !== undefined)
    setProblem(wrong ? t(wrong, { ns: 'profile' }) : '')
    if (!wrong) change.mutate({ add: files.slice(0, PICTURES_MAX - shop.pictures.length), pictures: shop.pictures })
  }
  const without = (gone: string) => change.mutate({ pictures: shop.pictures.filter((each) => each !== gone), gone })
  const earlier = (place: number) => {
    const next = [...shop.pictures]
    next.splice(place - 1, 0, ...next.splice(place, 1))
    change.mutate({ pictures: next })
  }
  return (
    <ProfileSection title={t('pictures.title')} text={t('pictures.text')}>
      {shop.pictures.length > 0 && (
        <ul className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {shop.pictures.map((picture, place) => (
            <li key={picture} className="relative overflow-hidden rounded-control border border-line">
              <Picture src={picture} alt={t('pictures.number', { number: place + 1 })} sizes="12rem" ratio="4 / 3" />
              <div className="flex justify-between">
                <IconButton label={t('pictures.earlier', { number: place + 1 })} disabled={place === 0 || change.isPending} onClick={() => earlier(place)}>
                  <ArrowLeft className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton label={t('pictures.remove', { number: place + 1 })} disabled={change.isPending} onClick={() => without(picture)}>
                  <Trash2 className="size-5" aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {shop.pictures.length < PICTURES_MAX ? (
        <FileButton
          label={t('pictures.add')}
          accept={PICTURE_TYPES.join(',')}
          multiple
          onFiles={add}
          look="quiet"
          busy={change.isPending}
          icon={<Camera className="size-4" aria-hidden="true" />}
        />
      ) : (
        <p className="text-sm text-ink-soft">{t('pictures.full')}</p>
      )}
      <p role="alert" className="mt-2 text-sm font-medium text-terracotta empty:hidden">
        {problem}
      </p>
    </ProfileSection>
  )
}
