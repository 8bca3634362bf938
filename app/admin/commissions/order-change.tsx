import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** An order of the rules that was made on the screen and is not kept yet. */
export type Order = { ids: number[]; /** The order it was made from. */ seen: number[] }

/** Says that the order on the screen is not kept yet, keeps it for a reason, or takes it back. */
export function OrderChange({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('admin-commissions')
  const { act, busy } = useAct()
  const [asking, setAsking] = useState(false)
  const keep = async (reason: string) => {
    const done = await act({
      ask: () => askDatabase('order_commission_rules', { p_ids: order.ids, p_seen: order.seen, p_reason: reason }),
      done: t('order.done'),
    })
    if (done) onClose()
    return done
  }
  return (
    <Notice
      tone="news"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="plain" onClick={onClose}>
            {t('order.undo')}
          </Button>
          <Button size="small" onClick={() => setAsking(true)}>
            {t('order.keep')}
          </Button>
        </div>
      }
    >
      {t('order.changed')}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('order.title')}
        consequence={t('order.consequence')}
        verb={t('order.keep')}
        busy={busy}
        onDecide={keep}
      />
    </Notice>
  )
}
