import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { areWords, type Effect, EFFECTS, type ListingRule, toldOf, toldTexts, wordsOf } from './listing-rule.ts'
import { RuleTrial } from './rule-trial.tsx'

const NAME = { least: 2, most: 80 }
const TOLD_MOST = 500
const REFUSED = ['rule_name', 'rule_words', 'rule_told', 'rule_there', 'too_many'] as const

type Draft = { name: string; words: string; except: string; effect: Effect; told: LanguageTexts<'told'>; spares: boolean; active: boolean; reason: string }

const draftOf = (rule?: ListingRule): Draft => ({
  name: rule?.name ?? '',
  words: rule?.words.join('\n') ?? '',
  except: rule?.except_words.join('\n') ?? '',
  effect: rule?.effect ?? 'refuse',
  told: toldTexts(rule?.told ?? {}),
  spares: rule?.spares_known ?? false,
  active: rule?.is_active ?? false,
  reason: '',
})

type RuleFormProps = { rule?: ListingRule; onDone: (id: string) => void; onCancel?: () => void }

/** Writes a rule of listings or changes one; what its words find now is tried beside it. */
export function RuleForm({ rule, onDone, onCancel }: RuleFormProps) {
  const { t } = useTranslation('admin-marketplace')
  const { act, busy } = useAct()
  const draft = useDraft('listing-rule', draftOf(rule))
  const { values, set } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const [words, except] = [wordsOf(values.words), wordsOf(values.except)]
  const problems = {
    name: values.name.trim().length < NAME.least,
    words: !areWords(words, { least: 1 }),
    except: !areWords(except, { least: 0 }),
    told: (values.told.en?.told ?? '').trim() === '',
    reason: !isReason(values.reason),
  }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_listing_rule', {
          p_id: rule?.id ?? null,
          p_rule: {
            name: values.name,
            words,
            except_words: except,
            effect: values.effect,
            told: toldOf(values.told),
            spares_known: values.spares,
            is_active: values.active,
          },
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
          labelOf={(field) => t(`fields.${field}`)}
          sayValue={(_field, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
        />
        <Field
          label={t('fields.name')}
          required
          maxLength={NAME.most}
          value={values.name}
          error={said('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Select
          label={t('fields.effect')}
          required
          value={values.effect}
          options={EFFECTS.map((effect) => ({ value: effect, label: t(`effects.${effect}`) }))}
          onChange={(event) => set({ effect: EFFECTS.find((one) => one === event.currentTarget.value) ?? 'refuse' })}
        />
        <TextArea
          label={t('fields.words')}
          hint={t('wordsHint')}
          required
          rows={5}
          value={values.words}
          error={said('words')}
          onChange={(event) => set({ words: event.currentTarget.value })}
        />
        <TextArea
          label={t('fields.except')}
          hint={t('exceptHint')}
          rows={3}
          value={values.except}
          error={said('except')}
          onChange={(event) => set({ except: event.currentTarget.value })}
        />
        <RuleTrial words={words} except={except} />
        <LanguageTextsFields
          legend={t('told')}
          texts={values.told}
          fields={[{ name: 'told', label: t('fields.told'), most: TOLD_MOST, lines: 3 }]}
          error={said('told')}
          onChange={(told) => set({ told })}
        />
        <Checkbox label={t('fields.spares')} checked={values.spares} onChange={(event) => set({ spares: event.currentTarget.checked })} />
        <Checkbox label={t('fields.active')} checked={values.active} onChange={(event) => set({ active: event.currentTarget.checked })} />
        <TextArea
          label={t('fields.reason')}
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
