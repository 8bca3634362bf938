import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import type { RunRow } from './import-row.ts'

const OWN_REFUSALS = ['already_running', 'already_decided', 'only_tried'] as const

/** Takes a whole run back, for a reason. */
export function UndoImport({ run: { id, state } }: { run: RunRow }) {
  const { t } = useTranslation('admin-import')
  const may = useMay()
  if (!may('imports.write') || (state !== 'done' && state !== 'failed')) return null
  return (
    <DecideButtons
      choices={[
        {
          id: 'undo',
          look: 'danger',
          verb: t('undo.verb'),
          title: t('undo.title'),
          consequence: t('undo.consequence'),
          done: t('undo.done'),
          ask: (reason) => askDatabase('undo_import', { p_run: id, p_reason: reason }),
          refused: ({ code }) => {
            const own = OWN_REFUSALS.find((one) => one === code)
            return own && t(`undo.refused.${own}`)
          },
        },
      ]}
    />
  )
}
