import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { useRoleName } from './role-name.tsx'
import { byNoun, type Right, ROLE_NAME, type Role, roleNameOf } from './staff.ts'

const verbOf = ({ name }: Right): string => name.slice(name.indexOf('.') + 1)

/** Makes a role, or says anew what one may. What the person at the desk may not do themselves cannot be given. */
export function RoleDialog({ role, rights, onClose }: { role: Role | undefined; rights: readonly Right[]; onClose: () => void }) {
  const { t } = useTranslation('admin-staff')
  const may = useMay()
  const roleName = useRoleName()
  const { act, busy } = useAct()
  const draft = useDraft(`role:${role?.slug ?? ''}`, { name: role?.slug ?? '', description: role?.description ?? '', chosen: role?.permissions ?? [] })
  const { name, description, chosen } = draft.values
  const [tried, setTried] = useState(false)
  const slug = roleNameOf(name)
  const wrongName = !ROLE_NAME.test(slug)
  const wrongText = description.trim() === ''
  const toggle = (right: string, on: boolean) => draft.set({ chosen: (on ? [...chosen, right] : chosen.filter((each) => each !== right)).toSorted() })
  const decide = async (reason: string) => {
    setTried(true)
    if (wrongName || wrongText) return false
    return act({
      ask: () =>
        askDatabase('write_staff_role', {
          p_slug: slug,
          p_description: description.trim(),
          p_permissions: chosen,
          p_seen: role?.permissions ?? null,
          p_reason: reason,
        }),
      done: t('roles.done'),
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={role ? t('roles.changeTitle', { role: roleName(role.slug) }) : t('roles.new')}
      consequence={t('roles.consequence')}
      verb={t('roles.save')}
      busy={busy}
      draft={draft}
      onDecide={decide}
    >
      <Differences
        draft={draft}
        labelOf={(field) => t(field === 'chosen' ? 'roles.may' : `roles.${field}`)}
        sayValue={(_field, value) => (Array.isArray(value) ? value.join(', ') : String(value))}
      />
      {!role && (
        <Field
          label={t('roles.name')}
          hint={t('roles.nameHint')}
          required
          maxLength={40}
          value={name}
          error={tried && wrongName ? t('roles.nameWrong') : undefined}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
      )}
      <Field
        label={t('roles.description')}
        required
        maxLength={300}
        value={description}
        error={tried && wrongText ? t('roles.descriptionMissing') : undefined}
        onChange={(event) => draft.set({ description: event.currentTarget.value })}
      />
      {byNoun(rights).map(([noun, group]) => (
        <fieldset key={noun}>
          <legend className="text-sm font-semibold">
            <code>{noun}</code>
          </legend>
          <div className="flex flex-wrap gap-x-5">
            {group.map((right) => (
              <Checkbox
                key={right.name}
                label={verbOf(right) + (right.needs_fresh ? ' *' : '')}
                checked={chosen.includes(right.name)}
                disabled={!may(`${noun}.${verbOf(right)}`) && !chosen.includes(right.name)}
                onChange={(event) => toggle(right.name, event.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-xs text-ink-soft">{t('roles.fresh')}</p>
    </ReasonDialog>
  )
}
