import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkBar } from '../../desk-kit/bulk-bar.tsx'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import { ChooseRow } from '../../desk-kit/choose-row.tsx'
import { ChosenRowsContext, type useChosenRows } from '../../desk-kit/chosen-rows.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useRoleName } from './role-name.tsx'
import { type Invitation, keyOfInvitation } from './staff.ts'

type InvitationsPanelProps = {
  invitations: readonly Invitation[]
  choice: ReturnType<typeof useChosenRows<Invitation>>
  onTake: (invitation: Invitation) => void
  onAgain: (invitation: Invitation) => void
}

/** Who is invited and has not said yes; several are written to again, or withdrawn, for one reason. */
export function InvitationsPanel({ invitations, choice, onTake, onAgain }: InvitationsPanelProps) {
  const { t } = useTranslation('admin-staff')
  return (
    <Panel title={t('invited')}>
      <ChosenRowsContext value={choice.letGo}>
        <BulkBar chosen={choice.chosen}>
          <InvitationsDeed chosen={choice.chosen} deed="resend" />
          <InvitationsDeed chosen={choice.chosen} deed="withdraw" />
        </BulkBar>
      </ChosenRowsContext>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => {
          const key = keyOfInvitation(invitation)
          return (
            <InvitationRow
              key={key}
              invitation={invitation}
              chosen={choice.has(key)}
              onToggle={() => choice.toggle(key)}
              onTake={() => onTake(invitation)}
              onAgain={() => onAgain(invitation)}
            />
          )
        })}
      </ul>
    </Panel>
  )
}

function InvitationsDeed({ chosen, deed }: { chosen: readonly Invitation[]; deed: 'resend' | 'withdraw' }) {
  const { t } = useTranslation('admin-staff')
  const roleName = useRoleName()
  return (
    <BulkDeed
      rows={chosen.map((invitation) => ({ ...invitation, id: keyOfInvitation(invitation) }))}
      chosen={chosen.length}
      verb={t(`${deed}.verb`)}
      consequence={t(`${deed}.consequence`)}
      look={deed === 'withdraw' ? 'danger' : 'quiet'}
      nameOf={({ email, role }) => `${email} · ${roleName(role)}`}
      ask={({ email, role }, reason) =>
        askDatabase(deed === 'resend' ? 'invite_colleague' : 'withdraw_invitation', { p_email: email, p_role: role, p_reason: reason })
      }
    />
  )
}

type InvitationRowProps = { invitation: Invitation; chosen: boolean; onToggle: () => void; onTake: () => void; onAgain: () => void }

function InvitationRow({ invitation, chosen, onToggle, onTake, onAgain }: InvitationRowProps) {
  const { t } = useTranslation('admin-staff')
  const may = useMay()
  const roleName = useRoleName()
  const writes = may('staff.write')
  return (
    <li data-row={keyOfInvitation(invitation)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
      {writes && <ChooseRow name={`${invitation.email} · ${roleName(invitation.role)}`} chosen={chosen} onToggle={onToggle} />}
      <span className="min-w-0 grow wrap-anywhere">{invitation.email}</span>
      <Badge tone="indigo">{roleName(invitation.role)}</Badge>
      <span className="text-ink-soft">
        {t('until')} <Moment at={invitation.expires_at} />
      </span>
      {writes && (
        <>
          <Button data-open size="small" look="quiet" onClick={onAgain}>
            {t('resend.verb')}
          </Button>
          <Button size="small" look="quiet" onClick={onTake}>
            {t('withdraw.verb')}
          </Button>
        </>
      )}
    </li>
  )
}
