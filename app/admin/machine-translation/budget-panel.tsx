import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { type ServiceUse, useServiceUse } from './service-use.ts'

/** How many letters may be sent to be translated, and how many were. */
export function BudgetPanel() {
  const { t, i18n } = useTranslation('admin-machine-translation')
  const may = useMay()
  const use = useServiceUse()
  const [changing, setChanging] = useState(false)
  const say = (count: number) => numberFormat(i18n.language).format(count)
  return (
    <div className="flex flex-col gap-4">
      <Panel
        title={t('budget.title')}
        actions={
          use.data &&
          !changing &&
          may('translations.write') && (
            <Button size="small" look="quiet" onClick={() => setChanging(true)}>
              {t('budget.change')}
            </Button>
          )
        }
      >
        {use.isError && <LoadFailureLine error={use.error} onRetry={() => void use.refetch()} />}
        {use.isPending && <Waiting className="h-24 w-full" />}
        {use.data && !changing && (
          <>
            {(use.data.today >= use.data.per_day || use.data.month >= use.data.per_month) && <Notice tone="trouble">{t('budget.usedUp')}</Notice>}
            <Facts>
              <Fact name={t('budget.today')}>{t('budget.of', { used: say(use.data.today), most: say(use.data.per_day) })}</Fact>
              <Fact name={t('budget.month')}>{t('budget.of', { used: say(use.data.month), most: say(use.data.per_month) })}</Fact>
            </Facts>
          </>
        )}
        {use.data && changing && <BudgetForm use={use.data} onDone={() => setChanging(false)} />}
        <p className="mt-3 text-sm text-ink-soft">{t('budget.text')}</p>
      </Panel>
      <ActsPanel noun="translations" subjects={['budget']} />
    </div>
  )
}

/** Changes how many letters a day and a month may have. */
export function BudgetForm({ use, onDone }: { use: ServiceUse; onDone: () => void }) {
  const { t } = useTranslation('admin-machine-translation')
  const { act, busy } = useAct()
  const draft = useDraft('budget', { day: String(use.per_day), month: String(use.per_month), reason: '' })
  const { day, month, reason } = draft.values
  const [tried, setTried] = useState(false)
  const isLetters = (typed: string) => /^\d{1,10}$/.test(typed.trim()) && Number(typed) <= 1_000_000_000
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isLetters(day) || !isLetters(month) || !isReason(reason) || draft.differences.length > 0) return
    const saved = await act({
      ask: () => askDatabase('write_translation_budget', { p_day: Number(day), p_month: Number(month), p_seen: use.changed_at, p_reason: reason.trim() }),
      done: t('budget.saved'),
      refused: ({ code }) => (code === 'budget_letters' ? t('budget.problem') : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone()
  }
  const problem = (typed: string) => (tried && !isLetters(typed) ? t('budget.problem') : undefined)
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <DraftNotice of={[draft]} />
      <UnsavedGuard dirty={draft.dirty} />
      <Differences draft={draft} labelOf={(field) => t(field === 'day' ? 'budget.perDay' : field === 'month' ? 'budget.perMonth' : 'fields.reason')} />
      <Field
        label={t('budget.perDay')}
        required
        inputMode="numeric"
        value={day}
        error={problem(day)}
        onChange={(event) => draft.set({ day: event.currentTarget.value })}
      />
      <Field
        label={t('budget.perMonth')}
        required
        inputMode="numeric"
        value={month}
        error={problem(month)}
        onChange={(event) => draft.set({ month: event.currentTarget.value })}
      />
      <Field
        label={t('fields.reason')}
        required
        maxLength={500}
        value={reason}
        error={tried && !isReason(reason) ? t('problems.reason') : undefined}
        onChange={(event) => draft.set({ reason: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button look="plain" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
