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
import { Field, TextArea } from '../../ui/field.tsx'
import { pathOf } from '../path-of/path-of.ts'
import type { RedirectRow } from './redirect-row.ts'

const REFUSED = ['redirect_from', 'redirect_to', 'redirect_loop', 'redirect_there'] as const

const draftOf = (redirect?: RedirectRow) => ({ from: redirect?.from_path ?? '', to: redirect?.to_path ?? '', reason: '' })

type RedirectFormProps = { redirect?: RedirectRow; onDone: (id: string) => void; onCancel?: () => void }

/** Makes a redirect or changes one. */
export function RedirectForm({ redirect, onDone, onCancel }: RedirectFormProps) {
  const { t } = useTranslation('admin-redirects')
  const { act, busy } = useAct()
  const draft = useDraft('redirect', draftOf(redirect))
  const { from, to, reason } = draft.values
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const source = pathOf(from, window.location.origin)?.replace(/\?.*$/, '')
  const target = pathOf(to, window.location.origin)
  const problems = { from: source === undefined || source === '/', to: target === undefined, reason: !isReason(reason) }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_redirect', {
          p_id: redirect?.id ?? null,
          p_from: source,
          p_to: target,
          p_seen: redirect?.changed_at ?? null,
          p_reason: reason.trim(),
        }),
      done: (made) => {
        id = made
        return t(redirect ? 'changed' : 'made')
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
    <Panel title={t(redirect ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences draft={draft} labelOf={(field) => t(`fields.${field}`)} sayValue={(_field, value) => String(value)} />
        <Field
          label={t('fields.from')}
          hint={t('fromHint')}
          required
          inputMode="url"
          maxLength={1000}
          value={from}
          error={said('from')}
          onChange={(event) => draft.set({ from: event.currentTarget.value })}
        />
        <Field
          label={t('fields.to')}
          hint={t('toHint')}
          required
          inputMode="url"
          maxLength={1000}
          value={to}
          error={said('to')}
          onChange={(event) => draft.set({ to: event.currentTarget.value })}
        />
        <TextArea
          label={t('fields.reason')}
          required
          maxLength={500}
          rows={2}
          value={reason}
          error={said('reason')}
          onChange={(event) => draft.set({ reason: event.currentTarget.value })}
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
