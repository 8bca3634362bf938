import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { type AutomationRule, deedsOf, draftOf, EVENTS, fieldsOf, isDeedWhole, isWaiting, isWhole, wordOf, wordsOf } from './automation-rule.ts'
import { ConditionFields } from './condition-fields.tsx'
import { DeedFields } from './deed-fields.tsx'
import { RuleTrial } from './rule-trial.tsx'

const NAME = { least: 2, most: 80 }
const REFUSED = ['rule_name', 'rule_event', 'rule_days', 'rule_limit', 'rule_condition', 'rule_deed', 'rule_there', 'too_many'] as const
const isBetween = (typed: string, least: number, most: number) => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most

type RuleFormProps = { rule?: AutomationRule; onDone: (id: string) => void; onCancel?: () => void }

/** Writes a rule as the sentence it is, and says beside it what it would have done. */
export function RuleForm({ rule, onDone, onCancel }: RuleFormProps) {
  const { t } = useTranslation('admin-automation')
  const { act, busy } = useAct()
  const draft = useDraft('automation-rule', draftOf(rule))
  const { values, set } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const problems = {
    name: values.name.trim().length < NAME.least,
    days: isWaiting(values.event) && !isBetween(values.days, 1, 60),
    limit: !isBetween(values.limit, 1, 1000),
    condition: !values.conditions.every(isWhole),
    deed: !values.deeds.every(isDeedWhole),
    reason: !isReason(values.reason),
  }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const begin = (typed: string) => {
    const event = EVENTS.find((one) => one === typed) ?? values.event
    // What the new event knows nothing of goes.
    const deeds = values.deeds.map((deed) => (deedsOf(event).includes(deed.deed) ? deed : { ...deed, deed: 'inbox' as const }))
    set({ event, deeds, conditions: values.conditions.filter(({ field }) => fieldsOf(event).includes(field)) })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_automation_rule', {
          p_id: rule?.id ?? null,
          p_rule: { ...wordsOf(values), is_on: values.active },
          p_seen: rule?.changed_at ?? null,
          p_reason: values.reason.trim(),
        }),
      done: (made) => {
        id = made
        return t(rule ? 'changed' : 'made')
      },
      refused: ({ code }) => {
        const own = REFUSED.find((one) => one === code)
        return own && t(`refused.${own}`)
      },
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <Panel title={t(rule ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences
          draft={draft}
          labelOf={(field) => t(`fieldsOf.${field}`)}
          sayValue={(_field, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
        />
        <Field
          label={t('fieldsOf.name')}
          required
          maxLength={NAME.most}
          value={values.name}
          error={said('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
          <legend className="px-1 font-semibold text-indigo">{t('when')}</legend>
          <Select
            label={t('fieldsOf.event')}
            required
            value={values.event}
            options={EVENTS.map((one) => ({ value: one, label: t(isWaiting(one) ? `waiting.${wordOf(one)}` : `events.${wordOf(one)}`) }))}
            onChange={(event) => begin(event.currentTarget.value)}
          />
          {isWaiting(values.event) && (
            <Field
              label={t('fieldsOf.days')}
              hint={t('daysHint')}
              required
              inputMode="numeric"
              value={values.days}
              error={said('days')}
              onChange={(event) => set({ days: event.currentTarget.value })}
            />
          )}
        </fieldset>
        <ConditionFields draft={values} tried={tried} onChange={set} />
        <DeedFields draft={values} tried={tried} onChange={set} />
        <RuleTrial rule={wordsOf(values)} />
        <Field
          label={t('fieldsOf.limit')}
          hint={t('limitHint')}
          required
          inputMode="numeric"
          value={values.limit}
          error={said('limit')}
          onChange={(event) => set({ limit: event.currentTarget.value })}
        />
        <Checkbox
          label={t('fieldsOf.active')}
          hint={t('activeHint')}
          checked={values.active}
          onChange={(event) => set({ active: event.currentTarget.checked })}
        />
        <TextArea
          label={t('fieldsOf.reason')}
          required
          maxLength={500}
          rows={2}
          value={values.reason}
          error={said('reason')}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
          {onCancel && (
            <Button look="plain" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}
