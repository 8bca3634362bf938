import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import type { Rule } from './rule.ts'

/** Switches the chosen rules off, or on again; whoever ends a season does it for all of its rules at once. */
export function BulkSwitch({ chosen, on }: { chosen: readonly Rule[]; on: boolean }) {
  const { t } = useTranslation('admin-commissions')
  const deed = on ? 'on' : 'off'
  return (
    <BulkDeed
      rows={chosen.filter((rule) => rule.is_active !== on)}
      chosen={chosen.length}
      verb={t(`switch.${deed}.verb`)}
      consequence={t(`switch.${deed}.consequence`)}
      nameOf={({ name }) => name}
      ask={(rule, reason) =>
        askDatabase('write_commission_rule', { p_id: rule.id, p_rule: { ...rule, is_active: on }, p_seen: rule.changed_at, p_reason: reason })
      }
    />
  )
}
