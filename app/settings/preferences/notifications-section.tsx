import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { CHOSEN_KINDS, readPreferences, setPreference, type Preference, type PreferenceKind, type Preferences } from '../../notifications/my-notifications.ts'
import { MAIL_KINDS } from '../../notifications/notification.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { PushPart } from './push-part.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** Which news come by mail, and which this device tells at once. Each box counts at once. */
export function NotificationsSection({ personId }: { personId: string }) {
  const { t } = useTranslation(['settings', 'notifications'])
  const queries = useQueryClient()
  const queryKey = ['my-news-preferences', personId]
  const preferences = useQuery({ queryKey, queryFn: readPreferences, ...CHANGES_ELSEWHERE })
  const change = useMutation({
    mutationFn: ({ kind, wish }: { kind: PreferenceKind; wish: Partial<Preference> }) => setPreference(kind, wish),
    onError: (error: unknown) => showToast({ title: t('notSaved'), ...whyOf(t, error), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const { data } = preferences
  const boxes = (kinds: readonly PreferenceKind[], way: keyof Preference, chosen: Preferences) =>
    kinds.map((kind) => (
      <PreferenceBox
        key={kind}
        label={t(`mail.${kind}`, { ns: 'notifications' })}
        kept={chosen[kind][way]}
        // A refusal is told by the toast of `onError`.
        keep={(wanted) => change.mutateAsync({ kind, wish: { [way]: wanted } }).catch(() => undefined)}
      />
    ))
  return (
    <SettingsSection id="notifications" title={t('notifications.title')} text={t('notifications.text')}>
      {preferences.isError ? (
        <LoadFailureLine error={preferences.error} onRetry={() => void preferences.refetch()} />
      ) : data ? (
        <fieldset>
          <legend className="mb-1 font-semibold">{t('notifications.byMail')}</legend>
          {boxes(MAIL_KINDS, 'byMail', data)}
          <p className="mt-3 text-sm text-ink-soft">{t('notifications.always')}</p>
        </fieldset>
      ) : (
        <Waiting className="h-118 pointer-coarse:h-140" />
      )}
      <PushPart personId={personId}>
        {data ? (
          <fieldset>
            <legend className="mb-1 font-semibold">{t('notifications.push.byPush')}</legend>
            {boxes(CHOSEN_KINDS, 'byPush', data)}
          </fieldset>
        ) : (
          preferences.isPending && <Waiting className="h-106 w-72 pointer-coarse:h-128" />
        )}
      </PushPart>
    </SettingsSection>
  )
}

/** A box that follows the finger at once, whatever is read from the server meanwhile; when the server refuses it goes back. */
function PreferenceBox({ label, kept, keep }: { label: string; kept: boolean; keep: (checked: boolean) => Promise<unknown> }) {
  const [checked, setChecked] = useOptimistic(kept)
  const press = (next: boolean) =>
    startTransition(async () => {
      setChecked(next)
      await keep(next)
    })
  return <Checkbox label={label} checked={checked} onChange={(event) => press(event.currentTarget.checked)} />
}
