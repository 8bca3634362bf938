import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { TermsEffect } from './terms-effect.tsx'
import { decimalsOf, draftOf, getPreview, GROUPS, KEYS, type Standing, termsOf } from './terms.ts'
import { useTermWords } from './use-term-words.tsx'

const REFUSED = ['tier_order', 'setting_kind', 'setting_bounds', 'no_change'] as const

/** Changes several numbers together: typed, then seen what they do, then planned or brought into force with a reason. */
export function TermsForm({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const { t } = useTranslation('admin-membership')
  const { act, busy } = useAct()
  const words = useTermWords()
  const draft = useDraft<Record<string, string>>('terms', { ...draftOf(standing.numbers), starts: '', reason: '' })
  const { values } = draft
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState<string>()
  useEditing(draft.dirty)
  const { terms, wrong } = termsOf(values, standing.numbers)
  const changed = Object.keys(terms).length > 0
  const key = JSON.stringify(terms)
  const effect = useQuery({ queryKey: ['membership-preview', key], queryFn: () => getPreview(terms), enabled: asked === key && changed })
  const seen = asked === key && effect.data !== undefined
  const reason = values['reason'] ?? ''
  const starts = values['starts'] ?? ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.size > 0 || !changed || draft.differences.length > 0) return
    // Nobody decides what they have not seen.
    if (!seen) {
      setTried(false)
      return setAsked(key)
    }
    if (!isReason(reason)) return
    const done = await act({
      ask: () =>
        askDatabase('plan_membership_terms', {
          p_terms: terms,
          p_starts_at: starts === '' ? null : startOfDay(starts),
          p_seen: { ...standing.numbers },
          p_reason: reason.trim(),
        }),
      done: t(starts === '' ? 'done.now' : 'done.planned'),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (!done) return
    draft.forget()
    onClose()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <DraftNotice of={[draft]} />
      <UnsavedGuard dirty={draft.dirty} />
      <Differences draft={draft} labelOf={(field) => words.name(KEYS.find((one) => one.replace('.', '_') === field) ?? field)} />
      {Object.entries(GROUPS).map(([group, keys]) => (
        <Panel key={group} title={t(group)}>
          <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {keys.map((one) => {
              const name = one.replace('.', '_')
              const decimals = decimalsOf(one)
              return (
                <Field
                  key={one}
                  label={decimals === 2 ? t('inBaht', { name: words.name(one) }) : words.name(one)}
                  required
                  inputMode={decimals === 0 ? 'numeric' : 'decimal'}
                  maxLength={14}
                  value={values[name] ?? ''}
                  hint={one in terms ? t('was', { value: words.value(one, standing.numbers[one] ?? 0) }) : undefined}
                  error={wrong.has(one) ? t('wrong') : undefined}
                  onChange={(event) => draft.set({ [name]: event.currentTarget.value })}
                />
              )
            })}
          </div>
        </Panel>
      ))}
      {asked === key && changed && (
        <Panel title={t('effect.title')}>
          {effect.isError && <LoadFailureLine error={effect.error} onRetry={() => void effect.refetch()} />}
          {effect.isPending && <Waiting className="h-32 w-full" />}
          {effect.data && <TermsEffect effect={effect.data} />}
        </Panel>
      )}
      {tried && !changed && wrong.size === 0 && (
        <p role="alert" className="text-sm text-terracotta">
          {t('refused.no_change')}
        </p>
      )}
      {seen && (
        <Panel title={t('decide')}>
          <div className="flex flex-col gap-4">
            <Field
              label={t('starts')}
              hint={t('startsHint')}
              type="date"
              className="max-w-xs"
              value={starts}
              onChange={(event) => draft.set({ starts: event.currentTarget.value })}
            />
            <TextArea
              label={t('reason')}
              required
              maxLength={1000}
              rows={2}
              value={reason}
              error={tried && !isReason(reason) ? t('reasonMissing') : undefined}
              onChange={(event) => draft.set({ reason: event.currentTarget.value })}
            />
          </div>
        </Panel>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(seen ? 'save' : 'show')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
