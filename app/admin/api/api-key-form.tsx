import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { type ApiKeyRow, type GivenKey, networksOf } from './api-key-row.ts'
import { ScopeBoxes, type ScopeChoice } from './scope-boxes.tsx'

const MOST_A_MINUTE = 6000
const DAYS = ['30', '90', '180', '365'] as const
const REFUSED = ['key_name', 'key_owner', 'key_scopes', 'key_network', 'key_often', 'key_expiry', 'key_beyond', 'too_many_keys'] as const

type Choices = { scopes: ScopeChoice[]; owners: { id: string; name: string; may: string[] }[] }
type KeyDraft = { name: string; owner_id: string; scopes: string[]; networks: string; per_minute: string; days: string; reason: string }

const draftOf = (apiKey?: ApiKeyRow): KeyDraft => ({
  name: apiKey?.name ?? '',
  owner_id: apiKey?.owner_id ?? '',
  scopes: apiKey?.scopes ?? [],
  networks: apiKey?.networks.join('\n') ?? '',
  per_minute: String(apiKey?.per_minute ?? 60),
  days: apiKey ? '' : '90',
  reason: '',
})

type ApiKeyFormProps = { apiKey?: ApiKeyRow; onDone: (given: GivenKey) => void; onCancel?: () => void }

/** Makes a key or changes one. */
export function ApiKeyForm({ apiKey, onDone, onCancel }: ApiKeyFormProps) {
  const { t } = useTranslation('admin-api')
  const { act, busy } = useAct()
  const draft = useDraft<KeyDraft>('api-key', draftOf(apiKey))
  const { name, owner_id: owner, scopes, networks, per_minute: often, days, reason } = draft.values
  const [tried, setTried] = useState(false)
  const choices = useQuery({ queryKey: ['api-key-choices'], queryFn: () => databaseResult<Choices>('api_key_choices', {}) })
  useEditing(draft.dirty)
  const listed = networksOf(networks)
  const problems = {
    name: name.trim() === '',
    owner_id: owner === '',
    scopes: scopes.length === 0,
    networks: listed === undefined,
    per_minute: !/^\d{1,4}$/.test(often.trim()) || Number(often) < 1 || Number(often) > MOST_A_MINUTE,
    reason: !isReason(reason),
  }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || draft.differences.length > 0) return
    let given: GivenKey = { id: '' }
    const saved = await act({
      ask: () =>
        askDatabase<GivenKey>('write_api_key', {
          p_id: apiKey?.id ?? null,
          p_key: {
            name: name.trim(),
            owner_id: owner,
            scopes,
            networks: listed,
            per_minute: Number(often),
            ...(days !== '' && { days: Number(days) }),
          },
          p_seen: apiKey?.changed_at ?? null,
          p_reason: reason.trim(),
        }),
      done: (made) => {
        given = made
        return t(apiKey ? 'changed' : 'made', { name: name.trim() })
      },
      refused: ({ code }) => {
        const own = REFUSED.find((one) => one === code)
        return own && t(`refused.${own}`)
      },
    })
    if (!saved) return
    draft.forget()
    onDone(given)
  }
  const owners = choices.data?.owners ?? []
  const ownerMay = owners.find(({ id }) => id === owner)?.may
  return (
    <Panel title={t(apiKey ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences
          draft={draft}
          labelOf={(field) => t(`fields.${field}`)}
          sayValue={(_field, value) => (Array.isArray(value) ? (value as string[]).join(', ') : String(value))}
        />
        {choices.isError && <LoadFailureLine error={choices.error} onRetry={() => void choices.refetch()} />}
        <Field
          label={t('fields.name')}
          hint={t('nameHint')}
          required
          maxLength={80}
          value={name}
          error={said('name')}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
        {!apiKey && (
          <Select
            label={t('fields.owner_id')}
            hint={t('ownerHint')}
            required
            value={owner}
            error={said('owner_id')}
            placeholder={t('choose')}
            options={owners.map(({ id, name: label }) => ({ value: id, label }))}
            onChange={(event) => draft.set({ owner_id: event.currentTarget.value })}
          />
        )}
        <ScopeBoxes
          choices={choices.data?.scopes ?? []}
          ownerMay={ownerMay}
          chosen={scopes}
          error={said('scopes')}
          onChange={(chosen) => draft.set({ scopes: chosen })}
        />
        <TextArea
          label={t('fields.networks')}
          hint={t('networksHint')}
          rows={3}
          maxLength={1000}
          value={networks}
          error={said('networks')}
          onChange={(event) => draft.set({ networks: event.currentTarget.value })}
        />
        <Field
          label={t('fields.per_minute')}
          required
          inputMode="numeric"
          maxLength={4}
          value={often}
          error={said('per_minute')}
          onChange={(event) => draft.set({ per_minute: event.currentTarget.value })}
        />
        <Select
          label={t('fields.days')}
          required
          value={days}
          options={[
            ...(apiKey ? [{ value: '', label: t('daysKept') }] : []),
            ...DAYS.map((value) => ({ value, label: t('daysFromNow', { count: Number(value) }) })),
          ]}
          onChange={(event) => draft.set({ days: event.currentTarget.value })}
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
