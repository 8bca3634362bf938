import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { findProductsNamed, listNamesOf } from '../commissions/find-sold.ts'
import { AudienceFields } from './audience-fields.tsx'
import { draftOf, type IssueDraft, issueOf, type IssueProblem, saidIn } from './issue-draft.ts'
import { LetterPreview } from './letter-preview.tsx'
import type { IssueRow } from './newsletter-row.ts'
import { WordsFields } from './words-fields.tsx'

const REFUSED = ['no_newsletter', 'no_draft'] as const

type IssueFormProps = { issue?: IssueRow; copyOf?: IssueRow | undefined; onDone: (id: string) => void; onCancel?: () => void }

/** Writes an issue or changes a draft; the letter itself stands below. */
export function IssueForm({ issue, copyOf, onDone, onCancel }: IssueFormProps) {
  const { t } = useTranslation('admin-newsletters')
  const { act, busy } = useAct()
  const draft = useDraft<IssueDraft>(copyOf ? `copy:${copyOf.id}` : 'issue', draftOf(issue ?? copyOf))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = issueOf(values)
  const problem = (name: IssueProblem) => (tried && 'problems' in read && read.problems.has(name) ? t(`problems.${name}`) : undefined)
  const ids = values.products.map(({ id }) => id)
  const names = useQuery({ queryKey: ['newsletter-products', ids], queryFn: () => listNamesOf([], ids), enabled: ids.length > 0 })
  const chosen = values.products.map(({ id, name }) => ({ id, name: names.data?.find((one) => one.id === id)?.name ?? name }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () => askDatabase<string>('write_newsletter', { p_id: issue?.id ?? null, p_issue: read.issue, p_seen: issue?.changed_at ?? null }),
      done: (made) => {
        id = made
        return t(issue ? 'changed' : 'made')
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <div className="flex flex-col gap-4">
      <Panel title={t(issue ? 'change' : 'new')}>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <Differences draft={draft} labelOf={(field) => t(`fields.${field}`)} sayValue={(_field, value) => JSON.stringify(value)} />
          <Field
            label={t('fields.name')}
            hint={t('nameHint')}
            required
            maxLength={120}
            value={values.name}
            error={problem('name')}
            onChange={(event) => draft.set({ name: event.currentTarget.value })}
          />
          <WordsFields texts={values.texts} error={problem('texts')} onChange={(texts) => draft.set({ texts })} />
          <RecordPicker
            label={t('fields.products')}
            hint={problem('products') ?? t('productsHint')}
            of="newsletter"
            find={findProductsNamed}
            chosen={chosen}
            onChange={(products) => draft.set({ products })}
          />
          <Field
            label={t('fields.link')}
            hint={t('linkHint')}
            required
            maxLength={500}
            value={values.link}
            error={problem('link')}
            onChange={(event) => draft.set({ link: event.currentTarget.value })}
          />
          <AudienceFields
            audience={values.audience}
            problems={{ countries: problem('countries'), days: problem('days') }}
            onChange={(audience) => draft.set({ audience })}
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
      <LetterPreview texts={saidIn(values.texts)} link={values.link} products={ids} />
    </div>
  )
}
