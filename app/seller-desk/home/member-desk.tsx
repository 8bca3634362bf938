import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { removeMember } from '../team/read-team.ts'
import { MyShare } from './my-share.tsx'

/** All that a member of a cooperative sees who has no other task in it: what they earned, what they make, and the way out. */
export default function MemberDesk({ seller, person }: { seller: string; person: string }) {
  const { t } = useTranslation(['team', 'cooperative'])
  const queries = useQueryClient()
  const [sure, setSure] = useState(false)
  const leave = useMutation({
    mutationFn: () => removeMember(seller, person),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' }),
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-ink-soft">{t('cooperative:mineOnly')}</p>
      <MyShare seller={seller} person={person} />
      {sure ? (
        <div className="grid gap-3 rounded-control bg-gold-wash p-3" role="group" aria-label={t('leave')}>
          <p className="text-sm wrap-anywhere">{t('leaveSure')}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={leave.isPending} onClick={() => leave.mutate()}>
              {t('leave')}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {t('stay')}
            </Button>
          </div>
        </div>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setSure(true)}>
          {t('leave')}
        </Button>
      )}
    </div>
  )
}
