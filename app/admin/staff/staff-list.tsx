import { useQuery } from '@tanstack/react-query'
import { UserPlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useChosenRows } from '../../desk-kit/chosen-rows.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useAskedFor } from '../../desk-kit/use-asked-for.ts'
import { useRowKeys } from '../../desk-kit/use-row-keys.ts'
import { useSearchKey } from '../../desk-kit/use-search-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useRoleName } from './role-name.tsx'
import { RolesPanel } from './roles-panel.tsx'
import { type Colleague, type Invitation, isFound, keyOfInvitation, listColleagues, listInvitations } from './staff.ts'

/** What is taken away: a role that somebody has, or one that waits for somebody. */
type Taking = { role: string; person: Colleague } | { role: string; invitation: Invitation }

/** Who works here, who is invited, and what each role may. */
export default function StaffList() {
  const { t } = useTranslation('admin-staff')
  const may = useMay()
  const people = useQuery({ queryKey: ['staff-directory'], queryFn: listColleagues, ...CHANGES_ELSEWHERE })
  const invited = useQuery({ queryKey: ['staff-invited'], queryFn: listInvitations, ...CHANGES_ELSEWHERE })
  const [inviting, setInviting] = useState(false)
  const [taking, setTaking] = useState<Taking>()
  const [again, setAgain] = useState<Invitation>()
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useSearchKey(input)
  const choice = useChosenRows(invited.data ?? [], keyOfInvitation)
  const writes = may('staff.write')
  useAskedFor('invite', () => writes && setInviting(true))
  const lists = useRowKeys<HTMLElement>({ choose: writes ? choice.toggle : undefined })
  const found = (people.data ?? []).filter((person) => isFound(person, words))
  return (
    <section ref={lists} aria-labelledby="staff-title" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 id="staff-title" className="text-2xl">
          {t('title')}
        </h1>
        {writes && (
          <Button icon={<UserPlus className="size-4" aria-hidden="true" />} onClick={() => setInviting(true)}>
            {t('invite.verb')}
          </Button>
        )}
      </header>
      {people.isError ? (
        <LoadFailure error={people.error} onRetry={() => void people.refetch()} />
      ) : people.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-64 w-full" />
        </div>
      ) : (
        <>
          <Field
            ref={input}
            className="sm:max-w-80"
            label={t('search')}
            hideLabel
            type="search"
            placeholder={t('search')}
            aria-keyshortcuts="/"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {found.length === 0 ? (
            <EmptyState level={2} className="py-8" title={t('noneFound')} />
          ) : (
            <ul aria-labelledby="staff-title" className="divide-y divide-line rounded-card border border-line bg-surface">
              {found.map((person) => (
                <PersonRow key={person.person_id} person={person} onTake={(role) => setTaking({ role, person })} />
              ))}
            </ul>
          )}
        </>
      )}
      {invited.isError && <LoadFailure error={invited.error} onRetry={() => void invited.refetch()} />}
      {invited.data && invited.data.length > 0 && (
        <InvitationsPanel
          invitations={invited.data}
          choice={choice}
          onTake={(invitation) => setTaking({ role: invitation.role, invitation })}
          onAgain={setAgain}
        />
      )}
      <RolesPanel />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {again && <AgainDialog invitation={again} onClose={() => setAgain(undefined)} />}
      {taking && <TakeDialog taking={taking} onClose={() => setTaking(undefined)} />}
    </section>
  )
}

function PersonRow({ person, onTake }: { person: Colleague; onTake: (role: string) => void }) {
  const { t } = useTranslation('admin-staff')
  const may = useMay()
  const roleName = useRoleName()
  return (
    <li data-row={person.person_id} className="grid gap-x-4 gap-y-2 px-4 py-3 text-sm md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{person.name || person.email}</p>
        {person.name && <p className="text-ink-soft wrap-anywhere">{person.email}</p>}
      </div>
      <ul className="flex min-w-0 flex-wrap items-center gap-2" aria-label={t('rolesOf', { name: person.name || person.email })}>
        {person.roles.map(({ role, granted_by: by }) => (
          <li key={role} className="inline-flex min-w-0 items-center">
            <span className="min-w-0 wrap-anywhere" title={by ? t('grantedBy', { name: by }) : undefined}>
              <Badge tone="indigo">{roleName(role)}</Badge>
            </span>
            {may('staff.write') && (
              <button
                type="button"
                data-open
                className="inline-grid size-8 shrink-0 place-items-center text-ink-soft hover:text-terracotta pointer-coarse:size-11"
                aria-label={t('take.of', { role: roleName(role), name: person.name || person.email })}
                onClick={() => onTake(role)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex min-w-0 flex-col items-start gap-1 text-ink-soft">
        {person.has_factor ? <span>{t('hasFactor')}</span> : <Badge tone="sale">{t('noFactor')}</Badge>}
        {person.last_sign_in_at ? (
          <span>
            {t('lastSeen')} <Moment at={person.last_sign_in_at} />
          </span>
        ) : (
          <span>{t('neverSeen')}</span>
        )}
      </div>
    </li>
  )
}

/** Sends an invitation once more; its seven days begin anew. */
function AgainDialog({ invitation: { email, role }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation('admin-staff')
  const { act, busy } = useAct()
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('resend.title', { name: email })}
      consequence={t('resend.consequence')}
      verb={t('resend.verb')}
      busy={busy}
      onDecide={(reason) => act({ ask: () => askDatabase('invite_colleague', { p_email: email, p_role: role, p_reason: reason }), done: t('resend.done') })}
    />
  )
}

function TakeDialog({ taking, onClose }: { taking: Taking; onClose: () => void }) {
  const { t } = useTranslation('admin-staff')
  const roleName = useRoleName()
  const { act, busy } = useAct()
  const invited = 'invitation' in taking
  const words = invited ? 'withdraw' : 'take'
  const name = invited ? taking.invitation.email : taking.person.name || taking.person.email
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`${words}.title`, { role: roleName(taking.role), name })}
      consequence={t(`${words}.consequence`)}
      verb={t(`${words}.verb`)}
      look="danger"
      busy={busy}
      onDecide={(reason) =>
        act({
          ask: () =>
            invited
              ? askDatabase('withdraw_invitation', { p_email: taking.invitation.email, p_role: taking.role, p_reason: reason })
              : askDatabase('take_staff_role', { p_person_id: taking.person.person_id, p_role: taking.role, p_reason: reason }),
          done: t(`${words}.done`),
          refused: ({ code }) => (code === 'last_owner' ? t('take.lastOwner') : undefined),
        })
      }
    />
  )
}
