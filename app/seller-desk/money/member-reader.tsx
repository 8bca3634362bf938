import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { inviteMember, removeMember, withdrawInvitation } from '../team/read-team.ts'
import type { Invitation, Member } from '../team/team.ts'
import type { CoopMember } from './read-cooperative.ts'

type Props = { seller: string; member: CoopMember; team: { members: readonly Member[]; invitations: readonly Invitation[] }; mayChange: boolean }

const SAID: Readonly<Record<string, 'noEmail' | 'tooMany'>> = { no_email: 'noEmail', too_many: 'tooMany' }

/** Who reads what a member earned, whom the shop waits for, or the way to ask them by letter. */
export function MemberReader({ seller, member, team, mayChange }: Props) {
  const { t } = useTranslation(['cooperative', 'team'])
  const reader = team.members.find(({ id }) => id === member.person)
  const waiting = team.invitations.find((each) => each.member === member.id)
  if (reader) return <Reader seller={seller} reader={reader} mayEnd={mayChange && reader.role === 'member'} />
  if (waiting) return <Waiting seller={seller} member={member.id} invitation={waiting} mayChange={mayChange} />
  return mayChange ? <Invite seller={seller} member={member.id} /> : <p className="text-sm text-ink-soft">{t('noAccount')}</p>
}

/** Does something with the team and shows what became of it. */
function useTeamAct(act: () => Promise<unknown>, done: string) {
  const { t } = useTranslation('team')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      showToast({ title: done, tone: 'success' })
      await queries.invalidateQueries()
    },
    onError: (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' }),
  })
}

function Reader({ seller, reader, mayEnd }: { seller: string; reader: Member; mayEnd: boolean }) {
  const { t } = useTranslation(['cooperative', 'team'])
  const [sure, setSure] = useState(false)
  const name = reader.name || reader.email
  const end = useTeamAct(() => removeMember(seller, reader.id), t('team:saved'))
  return (
    <div className="grid gap-3">
      <p className="text-sm wrap-anywhere">{t('reads', { name })}</p>
      {mayEnd &&
        (sure ? (
          <div className="grid gap-3 rounded-control bg-gold-wash p-3" role="group" aria-label={t('endAccess')}>
            <p className="text-sm wrap-anywhere">{t('endAccessSure', { name })}</p>
            <div className="flex flex-wrap gap-3">
              <Button busy={end.isPending} onClick={() => end.mutate()}>
                {t('endAccess')}
              </Button>
              <Button look="quiet" onClick={() => setSure(false)}>
                {t('team:keep')}
              </Button>
            </div>
          </div>
        ) : (
          <Button look="quiet" className="justify-self-start" onClick={() => setSure(true)}>
            {t('endAccess')}
          </Button>
        ))}
    </div>
  )
}

type WaitingProps = { seller: string; member: string; invitation: Invitation; mayChange: boolean }

function Waiting({ seller, member, invitation, mayChange }: WaitingProps) {
  const { t } = useTranslation('team')
  const moments = useMoments()
  const { email } = invitation
  const again = useTeamAct(() => inviteMember(seller, member, email), t('sent', { email }))
  const withdraw = useTeamAct(() => withdrawInvitation(invitation.id), t('saved'))
  return (
    <div className="grid gap-2">
      <p className="text-sm wrap-anywhere">
        <strong className="font-semibold">{t('waiting')}</strong> · {email} ·{' '}
        {t('until', { when: moments({ dateStyle: 'long' }).format(new Date(invitation.until)) })}
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" busy={again.isPending} onClick={() => again.mutate()}>
            {t('again')}
          </Button>
          <Button look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Invite({ seller, member }: { seller: string; member: string }) {
  const { t } = useTranslation(['cooperative', 'team'])
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const invite = useMutation({
    mutationFn: () => inviteMember(seller, member, email),
    onSuccess: async (outcome) => {
      if (outcome === 'had') return setProblem(t('onTeam'))
      if (outcome === 'other_member') return setProblem(t('otherMember'))
      showToast({ title: t('team:sent', { email }), tone: 'success' })
      return queries.invalidateQueries({ queryKey: ['shop-team', seller] })
    },
    onError: (error: unknown) => {
      const said = error instanceof RefusedAnswer ? SAID[error.hint] : undefined
      if (said) setProblem(t(`team:${said}`))
      else showToast({ title: t('team:failed'), ...whyOf(t, error), tone: 'failure' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (!invite.isPending) invite.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-text flex-wrap items-end gap-3">
      <Field
        className="max-w-full min-w-0 flex-1 basis-56"
        label={t('team:email')}
        hint={t('inviteHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" look="quiet" busy={invite.isPending}>
        {t('invite')}
      </Button>
    </form>
  )
}
