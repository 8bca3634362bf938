import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'

type Said = { id: string; from_seller: boolean; type: string; at: string; reported: boolean; deleted: boolean; files: number; words: string }

/** A reported talk, which is opened for a reason that stays in the record of acts: the reported message with its neighbours. Forgotten when the page is left. */
export function ReportedTalk({ report }: { report: string }) {
  const { t } = useTranslation('admin-inbox')
  const { act, busy } = useAct()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState<readonly Said[]>()
  const open = async (reason: string) => {
    let read: readonly Said[] = []
    const ask = async () => {
      const answer = await askDatabase<Said[] | null>('open_reported_talk', { p_report_id: report, p_reason: reason })
      if (answer.done) read = answer.result ?? []
      return answer
    }
    const done = await act({ ask, done: t('message.opened') })
    if (done) setSaid(read)
    return done
  }
  if (said) {
    return (
      <ol className="flex max-w-2xl flex-col gap-2 text-sm" aria-label={t('message.talk')}>
        {said.map((one) => (
          <li
            key={one.id}
            className={clsx('rounded-control p-3', one.reported ? 'border border-terracotta bg-surface' : 'bg-paper', one.from_seller && 'ms-8')}
          >
            <p className="text-ink-soft">
              {t(one.from_seller ? 'who.seller' : 'who.buyer')} · <Moment at={one.at} />
              {one.reported && <span className="font-semibold text-terracotta"> · {t('message.reported')}</span>}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{one.words}</p>
            {one.files > 0 && <p className="text-ink-soft">{t('message.files', { count: one.files })}</p>}
            {one.deleted && <p className="text-ink-soft">{t('message.deleted')}</p>}
          </li>
        ))}
      </ol>
    )
  }
  return (
    <>
      <Button look="quiet" size="small" className="self-start" onClick={() => setAsking(true)}>
        {t('message.open')}
      </Button>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('message.openTitle')}
        consequence={t('message.openConsequence')}
        verb={t('message.open')}
        busy={busy}
        onDecide={open}
      />
    </>
  )
}
