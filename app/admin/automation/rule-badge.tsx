import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import type { AutomationRule } from './automation-rule.ts'

/** Whether a rule is on, off, or was switched off by its failures. */
export function RuleBadge({ rule: { is_on: on, off_because: because } }: { rule: Pick<AutomationRule, 'is_on' | 'off_because'> }) {
  const { t } = useTranslation('admin-automation')
  const state = on ? ('on' as const) : because === 'failing' ? ('failing' as const) : ('off' as const)
  return <Badge tone={{ on: 'leaf' as const, off: 'quiet' as const, failing: 'sale' as const }[state]}>{t(`states.${state}`)}</Badge>
}
