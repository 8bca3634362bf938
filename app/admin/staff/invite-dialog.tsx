import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Field, Select } from '../../ui/field.tsx'
import { useRoleName } from './role-name.tsx'
import { listRoles } from './staff.ts'

/** Offers a role to whoever has an address, by a letter with a link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-staff')
  const roleName = useRoleName()
  const known = useQuery({ queryKey: ['staff-roles'], queryFn: listRoles })
  const draft = useDraft('invite', { email: '', role: 'support' })
  const { email, role } = draft.values
  const [tried, setTried] = useState(false)
  const { act, busy } = useAct()
  const wrong = !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim())
  const decide = async (reason: string) => {
    setTried(true)
    if (wrong) return false
    return act({
      ask: () => askDatabase<'had' | 'invited'>('invite_colleague', { p_email: email, p_role: role, p_reason: reason }),
      done: (outcome) => t(`invite.outcome.${outcome}`, { email: email.trim(), role: roleName(role) }),
      refused: ({ code }) => (code === 'no_email' ? t('invite.wrong') : undefined),
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('invite.title')}
      consequence={t('invite.consequence')}
      verb={t('invite.verb')}
      busy={busy}
      draft={draft}
      onDecide={decide}
    >
      <Field
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        error={tried && wrong ? t('invite.wrong') : undefined}
        onChange={(event) => draft.set({ email: event.currentTarget.value })}
      />
      <Select
        label={t('invite.role')}
        required
        value={role}
        options={(known.data?.roles ?? []).map(({ slug }) => ({ value: slug, label: roleName(slug) }))}
        onChange={(event) => draft.set({ role: event.currentTarget.value })}
      />
    </ReasonDialog>
  )
}
