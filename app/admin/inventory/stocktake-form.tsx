import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { differenceFormat, numberFormat } from '../../i18n/number-format.ts'
import { showToast } from '../../ui/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { changesOf, type CodeHit, linesTyped, MOST_LINES, planLines, type PlannedLine } from './stocktake.ts'

const EMPTY = { lines: '' }

/** Counts pasted from a spreadsheet, shown as what they would change before anything is. */
export function StocktakeForm() {
  const { t, i18n } = useTranslation('admin-inventory')
  const { act, busy } = useAct()
  const draft = useDraft('stocktake', EMPTY)
  const [plan, setPlan] = useState<{ lines: PlannedLine[]; key: string }>()
  const [looking, setLooking] = useState(false)
  const [deciding, setDeciding] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const number = numberFormat(i18n.language)
  const changes = plan ? changesOf(plan.lines) : []
  const look = async (event: FormEvent) => {
    event.preventDefault()
    const lines = linesTyped(draft.values.lines)
    if (lines.length === 0 || lines.length > MOST_LINES) return setWrong(t(lines.length === 0 ? 'stocktake.empty' : 'stocktake.many', { most: MOST_LINES }))
    setWrong(undefined)
    setLooking(true)
    try {
      const hits = await databaseResult<CodeHit[]>('stock_by_code', { p_codes: lines.map(({ code }) => code) })
      setPlan({ lines: planLines(lines, hits), key: crypto.randomUUID() })
    } catch {
      showToast({ title: t('stocktake.failed'), tone: 'failure' })
    } finally {
      setLooking(false)
    }
  }
  const correct = async (reason: string) => {
    const done = await act({
      ask: () => askDatabase<number>('correct_stock', { p_counts: changes, p_key: plan?.key, p_reason: reason }),
      done: (count) => t('stocktake.done', { count }),
      refused: ({ code }) => (code === 'held_by_orders' ? t('refused.held') : code === 'changed_meanwhile' ? t('refused.moved') : undefined),
    })
    if (done) {
      draft.forget()
      setPlan(undefined)
    }
    return done
  }
  return (
    <Panel title={t('stocktake.lines')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void look(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <TextArea
          label={t('stocktake.label')}
          hint={t('stocktake.hint', { most: MOST_LINES })}
          required
          rows={6}
          maxLength={20_000}
          placeholder={'SILK-SCARF-01\t12'}
          value={draft.values.lines}
          error={wrong}
          onChange={(event) => {
            draft.set({ lines: event.currentTarget.value })
            setPlan(undefined)
          }}
        />
        <Button type="submit" look={plan ? 'quiet' : 'primary'} busy={looking} className="self-start">
          {t('stocktake.look')}
        </Button>
      </form>
      {plan && (
        <div className="mt-4 flex flex-col gap-3" aria-live="polite">
          <p className="font-semibold">{t('stocktake.would', { count: changes.length })}</p>
          <ul className="divide-y divide-line rounded-control border border-line text-sm">
            {plan.lines.map((line, at) => (
              // The same code may stand there twice, which is what its line says.
              <li key={`${at}:${line.code}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 py-2">
                <PlanLine line={line} />
              </li>
            ))}
          </ul>
          <Button className="self-start" disabled={changes.length === 0} onClick={() => setDeciding(true)}>
            {t('stocktake.apply', { count: changes.length })}
          </Button>
          <ReasonDialog
            open={deciding}
            onClose={() => setDeciding(false)}
            form="stocktake"
            title={t('stocktake.apply', { count: changes.length })}
            consequence={t('stocktake.consequence', {
              pieces: number.format(changes.reduce((sum, { seen, counted }) => sum + Math.abs(counted - seen), 0)),
            })}
            verb={t('count.verb')}
            busy={busy}
            onDecide={correct}
          />
        </div>
      )}
    </Panel>
  )
}

function PlanLine({ line: { code, counted, hit, problem } }: { line: PlannedLine }) {
  const { t, i18n } = useTranslation('admin-inventory')
  const number = numberFormat(i18n.language)
  const signed = differenceFormat(i18n.language)
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{hit ? [hit.product, hit.variant].filter(Boolean).join(' · ') : code}</p>
        <p className="text-ink-soft">{hit ? [hit.seller, code].join(' · ') : ''}</p>
        {problem && <p className="font-medium text-terracotta">{t(`stocktake.problems.${problem}`)}</p>}
      </div>
      {hit && counted !== undefined && !problem && (
        <p className="text-end tabular-nums">
          {number.format(hit.on_hand)} → {number.format(counted)}
          <br />
          <span className={counted === hit.on_hand ? 'text-ink-soft' : 'font-semibold'}>
            {counted === hit.on_hand ? t('stocktake.same') : signed.format(counted - hit.on_hand)}
          </span>
        </p>
      )}
    </>
  )
}
