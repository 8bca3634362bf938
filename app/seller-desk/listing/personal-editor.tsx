import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { KINDS, MOST_FIELDS, nothingAsked, type PersonalDraft, PersonalForm } from '../products/personal-form.ts'

type Props = { asked: readonly PersonalDraft[]; problem: string | undefined; onChange: (asked: PersonalDraft[]) => void }

/** What a maker asks of her buyers: any number of questions, each with its kind of answer and what it costs. */
export function PersonalEditor({ asked, problem, onChange }: Props) {
  const { t } = useTranslation('listing')
  const set = (id: string, said: Partial<PersonalDraft>) => onChange(asked.map((one) => (one.id === id ? { ...one, ...said } : one)))
  return (
    <div className="grid gap-5 pt-2">
      <p className="text-sm text-ink-soft">{t('personal.text')}</p>
      {asked.map((one, at) => (
        <Question
          key={one.id}
          one={one}
          number={at + 1}
          tried={problem !== undefined}
          onSay={(said) => set(one.id, said)}
          onRemove={() => onChange(asked.filter(({ id }) => id !== one.id))}
        />
      ))}
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {problem}
        </p>
      )}
      {asked.length < MOST_FIELDS && (
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => onChange([...asked, nothingAsked(asked)])}
        >
          {t('personal.add')}
        </Button>
      )}
    </div>
  )
}

type QuestionProps = { one: PersonalDraft; number: number; tried: boolean; onSay: (said: Partial<PersonalDraft>) => void; onRemove: () => void }

function Question({ one, number, tried, onSay, onRemove }: QuestionProps) {
  const { t } = useTranslation(['listing', 'dashboard'])
  const { issues } = v.safeParse(PersonalForm, one)
  // Messages are keys of the catalogues, written beside the form.
  const wrong = (field: keyof PersonalDraft) => {
    const found = tried && issues?.find((issue) => v.getDotPath(issue) === field)
    return found ? t(found.message as 'listing:personal.problem.label') : undefined
  }
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('personal.number', { number })}</legend>
      <Field
        label={t('where.wordsPrompt')}
        required
        maxLength={200}
        placeholder={t('where.wordsExample')}
        value={one.label}
        error={wrong('label')}
        onChange={(event) => onSay({ label: event.currentTarget.value })}
      />
      <Select
        label={t('personal.kind')}
        required
        value={one.kind}
        options={KINDS.map((kind) => ({ value: kind, label: t(`personal.kinds.${kind}`) }))}
        onChange={(event) => onSay({ kind: KINDS.find((kind) => kind === event.currentTarget.value) ?? 'text' })}
      />
      {one.kind === 'text' && (
        <Field
          label={t('where.wordsMax')}
          required
          inputMode="numeric"
          value={one.max}
          error={wrong('max')}
          onChange={(event) => onSay({ max: event.currentTarget.value })}
        />
      )}
      {one.kind === 'choice' && (
        <TextArea
          label={t('personal.choices')}
          hint={t('personal.choicesHint')}
          required
          rows={3}
          value={one.choices}
          error={wrong('choices')}
          onChange={(event) => onSay({ choices: event.currentTarget.value })}
        />
      )}
      <Field
        label={t('personal.fee')}
        hint={t('personal.feeHint')}
        inputMode="decimal"
        value={one.fee}
        error={wrong('fee')}
        onChange={(event) => onSay({ fee: event.currentTarget.value })}
      />
      <Checkbox label={t('where.wordsRequired')} checked={one.required} onChange={(event) => onSay({ required: event.currentTarget.checked })} />
      <Button look="plain" size="small" className="justify-self-start" icon={<Trash2 className="size-4" aria-hidden="true" />} onClick={onRemove}>
        {t('personal.remove')}
        <span className="sr-only">: {one.label || number}</span>
      </Button>
    </fieldset>
  )
}
