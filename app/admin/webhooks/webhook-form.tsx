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
import { Field, TextArea } from '../../ui/field.tsx'
import { WEBHOOK_TYPES, type WebhookType } from '../../webhooks/event-types.ts'
import { isWebhookAddress } from './webhook-address.ts'
import type { WebhookRow } from './webhook-row.ts'

const REFUSED = ['webhook_name', 'webhook_url', 'webhook_events', 'too_many_webhooks'] as const
const GROUPS = [...new Set(WEBHOOK_TYPES.map((type) => type.slice(0, type.indexOf('.'))))]

type WebhookDraft = { name: string; url: string; events: WebhookType[]; reason: string }
const draftOf = (webhook?: WebhookRow): WebhookDraft => ({ name: webhook?.name ?? '', url: webhook?.url ?? '', events: webhook?.events ?? [], reason: '' })

type WebhookFormProps = { webhook?: WebhookRow; onDone: (id: string) => void; onCancel?: () => void }

/** Makes a webhook or changes one. */
export function WebhookForm({ webhook, onDone, onCancel }: WebhookFormProps) {
  const { t } = useTranslation('admin-webhooks')
  const { act, busy } = useAct()
  const draft = useDraft<WebhookDraft>('webhook', draftOf(webhook))
  const { name, url, events, reason } = draft.values
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const problems = {
    name: name.trim() === '',
    url: !isWebhookAddress(url),
    events: events.length === 0,
    reason: !isReason(reason),
  }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const choose = (types: readonly WebhookType[], wanted: boolean) =>
    draft.set({ events: WEBHOOK_TYPES.filter((type) => (types.includes(type) ? wanted : events.includes(type))) })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_webhook', {
          p_id: webhook?.id ?? null,
          p_webhook: { name: name.trim(), url: url.trim(), events },
          p_seen: webhook?.changed_at ?? null,
          p_reason: reason.trim(),
        }),
      done: (made) => {
        id = made
        return t(webhook ? 'changed' : 'made', { name: name.trim() })
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
    <Panel title={t(webhook ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences
          draft={draft}
          labelOf={(field) => t(`fields.${field}`)}
          sayValue={(_field, value) => (Array.isArray(value) ? (value as WebhookType[]).join(', ') : String(value))}
        />
        <Field
          label={t('fields.name')}
          hint={t('nameHint')}
          required
          maxLength={80}
          value={name}
          error={said('name')}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
        <Field
          label={t('fields.url')}
          hint={t('urlHint')}
          required
          type="url"
          inputMode="url"
          maxLength={500}
          value={url}
          error={said('url')}
          onChange={(event) => draft.set({ url: event.currentTarget.value })}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">{t('fields.events')}</legend>
          {said('events') !== undefined && (
            <p role="alert" className="text-sm text-terracotta">
              {said('events')}
            </p>
          )}
          <div className="gap-6 sm:columns-2">
            {GROUPS.map((group) => {
              const types = WEBHOOK_TYPES.filter((type) => type.startsWith(`${group}.`))
              return (
                <fieldset key={group} className="mb-4 break-inside-avoid">
                  <legend className="text-sm text-ink-soft">{t(`groups.${group}`)}</legend>
                  {types.length > 1 && (
                    <Checkbox
                      label={t('wholeGroup')}
                      checked={types.every((type) => events.includes(type))}
                      onChange={(event) => choose(types, event.currentTarget.checked)}
                    />
                  )}
                  {types.map((type) => (
                    <Checkbox
                      key={type}
                      label={t(`events.${type.replace('.', '_')}`)}
                      checked={events.includes(type)}
                      onChange={(event) => choose([type], event.currentTarget.checked)}
                    />
                  ))}
                </fieldset>
              )
            })}
          </div>
        </fieldset>
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
