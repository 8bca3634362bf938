import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { Json } from '../../../supabase/types.ts'
import { fromDraft, getHistory, sameValue, type Setting, toDraft } from './setting.ts'
import { useSettingWords } from './setting-value.tsx'

type DialogProps = { setting: Setting; title: string; onClose: () => void }

const KINDS = ['setting_kind', 'setting_bounds', 'setting_length'] as const

/** Changes a setting by an editor of its kind, for a reason. */
export function SettingDialog({ setting, title, onClose }: DialogProps) {
  const { t } = useTranslation('admin-settings')
  const { act, busy } = useAct()
  const words = useSettingWords()
  const typed = useDraft(`setting:${setting.key}`, { value: toDraft(setting.value) })
  const draft = typed.values.value
  const setDraft = (value: string) => typed.set({ value })
  const [wrong, setWrong] = useState(false)
  const value = fromDraft(draft, setting.default_value)
  const change = (reason: string) => {
    if (value === undefined) {
      setWrong(true)
      return Promise.resolve(false)
    }
    return changeTo(act, setting, value, reason, t)
  }
  const several = typeof setting.default_value === 'object'
  const error = wrong && value === undefined ? t('refused.setting_kind') : undefined
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      consequence={<code className="text-sm text-ink-soft wrap-anywhere">{setting.key}</code>}
      verb={t('change')}
      busy={busy}
      draft={typed}
      onDecide={change}
    >
      <Differences draft={typed} labelOf={() => t('value')} />
      {typeof setting.default_value === 'boolean' ? (
        <Checkbox label={t('on')} checked={draft === 'true'} onChange={(event) => setDraft(String(event.currentTarget.checked))} />
      ) : several ? (
        <TextArea
          label={t('value')}
          hint={t(Array.isArray(setting.default_value) ? 'perLine' : 'perLineNamed')}
          required
          rows={6}
          value={draft}
          error={error}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      ) : (
        <Field
          label={t('value')}
          hint={value === undefined ? undefined : words(setting.key, value)}
          required={typeof setting.default_value === 'number'}
          inputMode={typeof setting.default_value === 'number' ? 'numeric' : 'text'}
          maxLength={500}
          value={draft}
          error={error}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {t('default')}: <span className="font-semibold wrap-anywhere">{words(setting.key, setting.default_value)}</span>
        {!(value !== undefined && sameValue(value, setting.default_value)) && (
          <Button look="plain" size="small" onClick={() => setDraft(toDraft(setting.default_value))}>
            {t('toDefault')}
          </Button>
        )}
      </div>
    </ReasonDialog>
  )
}

/** Who changed a setting, from what to what and why; each change can be taken back, for a reason. */
export function SettingHistory({ setting, title, onClose }: DialogProps) {
  const { t } = useTranslation('admin-settings')
  const may = useMay()
  const words = useSettingWords()
  const { act, busy } = useAct()
  const [back, setBack] = useState<Json>()
  const history = useQuery({ queryKey: ['setting-history', setting.key], queryFn: () => getHistory(setting.key), ...CHANGES_ELSEWHERE })
  if (back !== undefined) {
    return (
      <ReasonDialog
        open
        onClose={() => setBack(undefined)}
        title={title}
        consequence={t('backTo', { value: words(setting.key, back) })}
        verb={t('takeBack')}
        busy={busy}
        onDecide={(reason) => changeTo(act, setting, back, reason, t)}
      />
    )
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      {history.isError && <LoadFailureLine error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && <Waiting className="h-24 w-full" />}
      {history.data?.length === 0 && <p>{t('noHistory')}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {history.data?.map((change) => (
          <li key={change.changed_at} className="flex flex-wrap items-start justify-between gap-3 py-3 text-sm">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {words(setting.key, change.before)} → {words(setting.key, change.after)}
              </p>
              <p className="text-ink-soft">
                <Moment at={change.changed_at} /> · {change.person}
              </p>
              {change.reason !== '' && <p>{change.reason}</p>}
            </div>
            {may('settings.write') && !sameValue(change.before, setting.value) && (
              <Button look="quiet" size="small" onClick={() => setBack(change.before)}>
                {t('takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function changeTo(act: ReturnType<typeof useAct>['act'], setting: Setting, value: Json, reason: string, t: (key: string) => string): Promise<boolean> {
  return act({
    ask: () => askDatabase('change_setting', { p_key: setting.key, p_value: value, p_seen: setting.value, p_reason: reason }),
    done: t('changed'),
    refused: ({ code }) => (KINDS.some((kind) => kind === code) ? t(`refused.${code}`) : undefined),
  })
}
