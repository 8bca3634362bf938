import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Late } from '../../desk-kit/late.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Part } from '../../ui/part.tsx'
import { AssignWork } from './assign-work.tsx'
import { Clock } from './clock.tsx'
import { Decision } from './decision.tsx'
import { titleOf, type Work } from './work.ts'

/** One thing that waits: its clock, whoever has taken it, and opened the facts with the decision beside them. */
export function WorkItem({ work, opened }: { work: Work; opened: boolean }) {
  const { t } = useTranslation('admin-inbox')
  const { user } = useSession()
  const { act, busy } = useAct()
  // What comes or goes beside it opens and shuts nothing that somebody reads.
  const [open] = useState(opened)
  const title = titleOf(work)
  const own = work.owner_id !== null && work.owner_id === user?.id
  const claim = { p_kind: work.kind, p_key: work.key }
  return (
    <article aria-label={`${t(`kind.${work.kind}`)} ${title}`} className={clsx('rounded-card border bg-surface px-4', own ? 'border-indigo' : 'border-line')}>
      <Disclosure
        className="!border-b-0"
        open={open}
        summary={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="indigo" className="max-w-full wrap-anywhere">
              {t(`kind.${work.kind}`)}
            </Badge>
            <span className="wrap-anywhere">{title}</span>
            <Clock due={work.due_at} />
            {work.owner_id !== null && <span className="text-sm font-normal text-ink-soft">{own ? t('takenByMe') : t('takenBy', { name: work.owner })}</span>}
          </span>
        }
      >
        <div className="flex flex-col gap-4">
          <Part>
            <Late>
              <Decision work={work} />
            </Late>
          </Part>
          <div className="flex flex-wrap items-end gap-2">
            {own ? (
              <Button
                look="plain"
                size="small"
                data-take
                busy={busy}
                onClick={() => void act({ ask: () => askDatabase('leave_work', claim), done: t('left') })}
              >
                {t('leave')}
              </Button>
            ) : (
              work.owner_id === null && (
                <Button
                  look="quiet"
                  size="small"
                  data-take
                  busy={busy}
                  onClick={() => void act({ ask: () => askDatabase('take_work', claim), done: t('taken') })}
                >
                  {t('take')}
                </Button>
              )
            )}
            <AssignWork work={work} />
          </div>
        </div>
      </Disclosure>
    </article>
  )
}
