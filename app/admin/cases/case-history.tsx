import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import type { Actor } from '../../orders/order-states.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { CasePictures } from '../case-pictures/case-pictures.tsx'
import { useCasePictures } from '../case-pictures/use-case-pictures.ts'
import type { CaseRecord } from './case-row.ts'

type CaseLetter = { reader: 'buyer' | 'seller'; sent_at: string | null; attempts: number }
type CaseEvent = {
  id: number
  type: string
  actor_role: Actor
  /** Who of the staff it was; empty for everybody else. */
  actor: string
  words: string
  happened_at: string
  amount_minor: number | null
  letters: CaseLetter[]
}

/** Everything that was said, shown and done in a case, the newest first, with the letters it made. */
export function CaseHistory({ found }: { found: CaseRecord }) {
  const { t } = useTranslation('admin-cases')
  const amount = useAmount()
  const events = useQuery({
    queryKey: ['case-history', found.id],
    queryFn: () => databaseResult<CaseEvent[]>('case_history', { p_case_id: found.id }),
    ...CHANGES_ELSEWHERE,
  })
  const pictures = useCasePictures(found.id)
  return (
    <Panel title={t('history')}>
      {events.isError && <LoadFailureLine error={events.error} onRetry={() => void events.refetch()} />}
      {pictures.isError && <LoadFailureLine error={pictures.error} onRetry={() => void pictures.refetch()} />}
      <ol className="flex flex-col gap-4 text-sm">
        {events.data?.toReversed().map((event) => (
          <li key={event.id} className="grid grid-cols-[auto_1fr] gap-x-4 max-sm:grid-cols-1">
            <span className="text-ink-soft">
              <Moment at={event.happened_at} />
            </span>
            <div className="min-w-0">
              <p>
                <span className="font-semibold">{t(`events.${event.type}`, { amount: amount(event.amount_minor ?? found.refund_minor) })}</span> ·{' '}
                <span className="wrap-anywhere">{event.actor || t(`who.${event.actor_role}`)}</span>
              </p>
              {event.words !== '' && <p className="whitespace-pre-line wrap-anywhere">{event.words}</p>}
              <CasePictures pictures={pictures.data?.filter((picture) => picture.event === String(event.id)) ?? []} />
              {event.letters.map((letter) => (
                <p key={letter.reader} className="text-ink-soft">
                  <Letter letter={letter} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Whether somebody was told by letter. */
function Letter({ letter: { reader, sent_at: sent, attempts } }: { letter: CaseLetter }) {
  const { t } = useTranslation('admin-cases')
  if (sent === null) return t(`letters.${reader}.${attempts > 0 ? 'failing' : 'waiting'}`, { count: attempts })
  return (
    <>
      {t(`letters.${reader}.sent`)} · <Moment at={sent} />
    </>
  )
}
