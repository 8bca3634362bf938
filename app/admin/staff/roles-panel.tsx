import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { RecordCompany } from '../../desk-kit/company.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useRoleName } from './role-name.tsx'
import { listRoles, type Role } from './staff.ts'

/** Every role and what it may; roles of one's own are made here. */
export function RolesPanel() {
  const { t } = useTranslation('admin-staff')
  const may = useMay()
  const known = useQuery({ queryKey: ['staff-roles'], queryFn: listRoles })
  const [opened, setOpened] = useState<string>()
  const [removed, setRemoved] = useState<Role>()
  return (
    <Panel
      title={t('roles.title')}
      actions={
        may('staff.write') && (
          <Button size="small" look="quiet" icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => setOpened('')}>
            {t('roles.new')}
          </Button>
        )
      }
    >
      {known.isError ? (
        <LoadFailure error={known.error} onRetry={() => void known.refetch()} />
      ) : known.isPending ? (
        <Waiting className="h-40 w-full" />
      ) : (
        <ul className="divide-y divide-line">
          {known.data.roles.map((role) => (
            <RoleRow key={role.slug} role={role} onOpen={() => setOpened(role.slug)} onRemove={() => setRemoved(role)} />
          ))}
        </ul>
      )}
      {opened !== undefined && known.data && (
        <RecordCompany id={`role-${opened}`}>
          <RoleDialog role={known.data.roles.find(({ slug }) => slug === opened)} rights={known.data.rights} onClose={() => setOpened(undefined)} />
        </RecordCompany>
      )}
      {removed && <RemoveDialog role={removed} onClose={() => setRemoved(undefined)} />}
    </Panel>
  )
}

function RoleRow({ role, onOpen, onRemove }: { role: Role; onOpen: () => void; onRemove: () => void }) {
  const { t } = useTranslation('admin-staff')
  const may = useMay()
  const roleName = useRoleName()
  return (
    <li data-row={role.slug} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-[min(14rem,100%)] flex-1">
        <p className="font-semibold wrap-anywhere">{roleName(role.slug)}</p>
        <p className="wrap-anywhere">{t(`roles.means.${role.slug}`, { defaultValue: role.description })}</p>
        <p className="mt-1 text-xs text-ink-soft wrap-anywhere">{role.has_all ? t('roles.all') : <code>{role.permissions.join(', ')}</code>}</p>
      </div>
      {may('staff.write') && !role.has_all && (
        <div className="flex flex-wrap gap-2">
          <Button data-open size="small" look="quiet" onClick={onOpen}>
            {t('roles.change')}
          </Button>
          <Button size="small" look="plain" onClick={onRemove}>
            {t('roles.remove.verb')}
          </Button>
        </div>
      )}
    </li>
  )
}

function RemoveDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('admin-staff')
  const roleName = useRoleName()
  const { act, busy } = useAct()
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('roles.remove.title', { role: roleName(role.slug) })}
      consequence={t('roles.remove.consequence')}
      verb={t('roles.remove.verb')}
      look="danger"
      busy={busy}
      onDecide={(reason) =>
        act({
          ask: () => askDatabase('remove_staff_role', { p_slug: role.slug, p_reason: reason }),
          done: t('roles.remove.done'),
          refused: ({ code }) => (code === 'role_in_use' ? t('roles.remove.inUse') : undefined),
        })
      }
    />
  )
}
