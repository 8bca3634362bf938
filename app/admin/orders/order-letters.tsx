import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'

/** After so many failures a letter waits in the inbox (`private.waiting_work`). */
const ATTEMPTS_MAX = 12

type OrderLetter = { id: number; topic: string; written_at: string; sent_at: string | null; attempts: number }

/** The letters an order has made, each of which can be sent once more. */
export function OrderLetters({ order }: { order: string }) {
  const { t } = useTranslation('admin-orders')
  const may = useMay()
  const { act, busy } = useAct()
  const [again, setAgain] = useState<OrderLetter>()
  const letters = useQuery({
    queryKey: ['order-letters', order],
    queryFn: () => databaseResult<OrderLetter[]>('order_letters', { p_order_id: order }),
    ...CHANGES_ELSEWHERE,
  })
  if (letters.isSuccess && letters.data.length === 0) return null
  const nameOf = ({ topic }: OrderLetter) => t(`letters.topics.${topic.replace('.', '_')}`, { defaultValue: topic })
  return (
    <Panel title={t('letters.title')}>
      {letters.isError && <LoadFailureLine error={letters.error} onRetry={() => void letters.refetch()} />}
      <ul className="flex flex-col gap-3 text-sm">
        {letters.data?.map((letter) => (
          <li key={letter.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{nameOf(letter)}</span>{' '}
              <span className="text-ink-soft">{letter.sent_at === null ? t('letters.waits') : <Moment at={letter.sent_at} />}</span>
            </span>
            {may('orders.write') && (letter.sent_at !== null || letter.attempts >= ATTEMPTS_MAX) && (
              <Button look="quiet" size="small" onClick={() => setAgain(letter)}>
                {t('letters.again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {again && (
        <ReasonDialog
          open
          onClose={() => setAgain(undefined)}
          title={t('letters.againTitle', { letter: nameOf(again) })}
          consequence={t('letters.againText')}
          verb={t('letters.again')}
          busy={busy}
          onDecide={(reason) =>
            act({ ask: () => askDatabase('resend_letter', { p_order_id: order, p_letter_id: again.id, p_reason: reason }), done: t('letters.againDone') })
          }
        />
      )}
    </Panel>
  )
}
