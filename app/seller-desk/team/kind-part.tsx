import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { PLAIN_KINDS, turnShop, type ShopKind } from './read-team.ts'

/** Whether the shop is a cooperative: what that means is said before it is done. */
export function KindPart({ seller }: { seller: DeskSeller }) {
  const { t } = useTranslation(['cooperative', 'dashboard'])
  const queries = useQueryClient()
  const [sure, setSure] = useState(false)
  const [kind, setKind] = useState<ShopKind>('artisan')
  const turn = useMutation({
    mutationFn: (to: ShopKind) => turnShop(seller.id, to),
    onSuccess: async () => {
      setSure(false)
      showToast({ title: t('saved'), tone: 'success' })
      await queries.invalidateQueries()
    },
    onError: (error: unknown) =>
      showToast({
        title: t('failed'),
        ...(error instanceof RefusedAnswer && error.hint === 'has_earned' ? { text: t('turn.hasEarned') } : whyOf(t, error)),
        tone: 'failure',
      }),
  })
  const way = seller.isCooperative ? 'end' : 'begin'
  return (
    <ProfileSection title={t('turn.title')} text={t(`turn.${way}Text`)}>
      {sure ? (
        <div className="grid gap-3 rounded-control bg-gold-wash p-3" role="group" aria-label={t(`turn.${way}`)}>
          <p className="text-sm wrap-anywhere">{t(`turn.${way}Sure`)}</p>
          {seller.isCooperative && (
            <Select
              label={t('dashboard:sell.businessType')}
              required
              value={kind}
              options={PLAIN_KINDS.map((value) => ({ value, label: t(`dashboard:sell.type.${value}`) }))}
              onChange={(event) => setKind(PLAIN_KINDS.find((each) => each === event.currentTarget.value) ?? 'artisan')}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={turn.isPending} onClick={() => turn.mutate(seller.isCooperative ? kind : 'cooperative')}>
              {t(`turn.${way}`)}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {t('turn.keep')}
            </Button>
          </div>
        </div>
      ) : (
        <Button look="quiet" onClick={() => setSure(true)}>
          {t(`turn.${way}`)}
        </Button>
      )}
    </ProfileSection>
  )
}
