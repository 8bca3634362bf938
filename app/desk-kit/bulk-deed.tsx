import type { Identifier, RaRecord } from 'ra-core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../platform/call-function.ts'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { useLetGo } from './chosen-rows.ts'
import { type Asked, ReasonDialog } from './reason-dialog.tsx'
import { useAct } from './use-act.ts'

type BulkDeedProps<Row extends RaRecord> = {
  /** The chosen rows with which it can be done. */
  rows: readonly Row[]
  /** How many were chosen. */
  chosen: number
  verb: string
  /** What it does to each. */
  consequence: string
  /** What all of them come to, where it can be added up. */
  total?: string | undefined
  look?: ButtonLook
  asked?: Asked | undefined
  nameOf: (row: Row) => string
  ask: (row: Row, reason: string) => Promise<Answer<unknown>>
}

/** Names that are read before something is done to all of them. */
const NAMED = 20

/**
 * Does one thing with several rows, for one reason: says first with how many and which, and with which of the chosen it cannot be done; then one after the other, and how many it was.
 * What was refused stays chosen.
 */
export function BulkDeed<Row extends RaRecord>({ rows, chosen, verb, consequence, total, look = 'quiet', asked, nameOf, ask }: BulkDeedProps<Row>) {
  const { t } = useTranslation('desk-kit')
  const letGo = useLetGo()
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const did = useRef(new Set<Identifier>())
  const count = rows.length
  const begin = () => {
    did.current = new Set()
    setOpen(true)
  }
  const all = async (reason: string) => {
    const refused = new Set<Identifier>()
    const each = async (): Promise<Answer<number>> => {
      refused.clear()
      let because: Answer<never> | undefined
      // One after the other: the second factor is asked for once, and what was done before it, or before the line broke, is not done again.
      for (const row of rows.filter(({ id }) => !did.current.has(id))) {
        const answer = await ask(row, reason)
        if (answer.done) did.current.add(row.id)
        else if (answer.refusal.code === 'prove' || answer.refusal.status === 0) return answer
        else {
          refused.add(row.id)
          because = answer
        }
      }
      return because !== undefined && did.current.size === 0 ? because : { done: true, result: did.current.size }
    }
    const done = await act({
      ask: each,
      done: (result) => (refused.size === 0 ? t('bulk.done', { count: result }) : t('bulk.partly', { count: result, failed: refused.size })),
    })
    if (done) letGo([...refused])
    return done
  }
  return (
    <>
      <Button size="small" look={look} disabled={count === 0} onClick={begin}>
        {t('bulk.verb', { verb, number: count })}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        form={`bulk:${verb}`}
        title={t('bulk.verb', { verb, number: count })}
        consequence={
          <>
            <p>{consequence}</p>
            <ul className="mt-2 list-disc ps-5 text-sm">
              {rows.slice(0, NAMED).map((row) => (
                <li key={row.id} className="wrap-anywhere">
                  {nameOf(row)}
                </li>
              ))}
              {count > NAMED && <li>{t('bulk.more', { count: count - NAMED })}</li>}
            </ul>
            {total !== undefined && <p className="mt-2 font-semibold">{t('bulk.total', { total })}</p>}
            {chosen > count && <p className="mt-2 text-sm text-ink-soft">{t('bulk.others', { count: chosen - count })}</p>}
          </>
        }
        verb={verb}
        look={look === 'danger' ? 'danger' : 'primary'}
        asked={asked}
        busy={busy}
        onDecide={all}
      />
    </>
  )
}
