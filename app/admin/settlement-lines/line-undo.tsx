import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { LineDeed } from './line-deed.tsx'
import type { SettlementLineRow } from './settlement-line-row.ts'

/** Takes back what somebody decided about a line. */
export function LineUndo({ line }: { line: Pick<SettlementLineRow, 'id' | 'line'> }) {
  const { t } = useTranslation('admin-settlement-lines')
  const may = useMay()
  if (!may('reconciliation.write')) return null
  return (
    <LineDeed
      verb={t('undo.verb')}
      title={t('undo.title', { line: line.line })}
      consequence={t('undo.consequence')}
      done={t('undo.done')}
      ask={(reason) => askDatabase('undo_settlement_line', { p_id: line.id, p_reason: reason })}
      refused={({ code }) => (code === 'already_booked' ? t('undo.booked') : undefined)}
    />
  )
}
