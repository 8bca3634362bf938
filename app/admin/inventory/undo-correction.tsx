import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'

/** Takes a correction back, of one variant or of all it touched; what was sold or counted since stays. `said`: what it was, as its row says it. */
export function UndoCorrection({ correction, variant, said, count }: { correction: string; variant: string | null; said: string; count: number }) {
  const { t } = useTranslation('admin-inventory')
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  return (
    <>
      <Button look="plain" size="small" aria-label={t('undo.label', { said })} onClick={() => setOpen(true)}>
        {t('undo.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        form={`undo:${correction}`}
        title={t('undo.title')}
        consequence={
          <>
            <p className="font-semibold wrap-anywhere">{said}</p>
            <p>{t('undo.consequence', { count })}</p>
          </>
        }
        verb={t('undo.verb')}
        busy={busy}
        onDecide={(reason) =>
          act({
            ask: () => askDatabase<number>('undo_stock_correction', { p_correction_id: correction, p_variant_id: variant, p_key: key, p_reason: reason }),
            done: (undone) => t('undo.done', { count: undone }),
            refused: ({ code }) => (code === 'held_by_orders' ? t('refused.held') : undefined),
          })
        }
      />
    </>
  )
}
