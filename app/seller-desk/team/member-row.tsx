import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { SHOP_ROLES, type ShopRole } from '../shop-role.ts'
import { changeMember, removeMember } from './read-team.ts'
import type { Member } from './team.ts'

type Props = { seller: string; member: Member; isMe: boolean; isLastOwner: boolean; mayChange: boolean }

/** One of the team: what they are there for, and the way to change or end it. */
export function MemberRow({ seller, member, isMe, isLastOwner, mayChange }: Props) {
  const { t } = useTranslation('team')
  const moments = useMoments()
  const queries = useQueryClient()
  const [sure, setSure] = useState(false)
  const name = member.name || member.email
  const failed = (error: unknown) =>
    showToast({
      title: t(error instanceof RefusedAnswer && error.hint === 'last_owner' ? 'lastOwner' : 'failed'),
      ...(error instanceof RefusedAnswer && error.hint === 'last_owner' ? {} : whyOf(t, error)),
      tone: 'failure',
    })
  const done = async () => {
    showToast({ title: t('saved'), tone: 'success' })
    await queries.invalidateQueries()
  }
  const change = useMutation({ mutationFn: (role: ShopRole) => changeMember(seller, member.id, role), onSuccess: done, onError: failed })
  const remove = useMutation({ mutationFn: () => removeMember(seller, member.id), onSuccess: done, onError: failed })
  return (
    <div className="grid gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {isMe && <Badge tone="indigo">{t('you')}</Badge>}
          {member.is_helper && <Badge tone="gold">{t('helper')}</Badge>}
        </p>
        {member.name !== '' && <p className="text-sm text-ink-soft wrap-anywhere">{member.email}</p>}
        <p className="mt-1 text-sm wrap-anywhere">
          <strong className="font-semibold">{t(`names.${member.role}`)}</strong> · {t(`means.${member.role}`)}
        </p>
        <p className="text-sm text-ink-soft">{t('since', { when: moments({ dateStyle: 'medium' }).format(new Date(member.since)) })}</p>
        {member.waits_for_factor && <p className="text-sm font-semibold text-terracotta">{t('factor')}</p>}
      </div>
      {isLastOwner ? (
        mayChange && <p className="text-sm text-ink-soft wrap-anywhere">{t('lastOwner')}</p>
      ) : sure ? (
        <div className="grid gap-3 rounded-control bg-gold-wash p-3" role="group" aria-label={t(isMe ? 'leave' : 'remove')}>
          <p className="text-sm wrap-anywhere">{isMe ? t('leaveSure') : t('removeSure', { name })}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>
              {t(isMe ? 'leave' : 'remove')}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {t('keep')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          {mayChange && (
            <Select
              label={t('change', { name })}
              required
              className="max-w-full min-w-0 flex-1 basis-48"
              value={change.variables !== undefined && change.isPending ? change.variables : member.role}
              disabled={change.isPending}
              onChange={(event) => change.mutate(event.currentTarget.value as ShopRole)}
              options={[...(member.role === 'member' ? (['member'] as const) : []), ...SHOP_ROLES].map((role) => ({ value: role, label: t(`names.${role}`) }))}
            />
          )}
          {(mayChange || isMe) && (
            <Button look="quiet" onClick={() => setSure(true)}>
              {t(isMe ? 'leave' : 'remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
