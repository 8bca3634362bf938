import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Size } from './backup-words.tsx'

const LOOK_AGAIN_MS = 1_500

/** The backup that is being made or proved; null while none is. */
async function getRunning() {
  const asked = (await loadSupabase()).from('backups').select('id, state, step, done_bytes, expected_bytes').or('state.in.(waiting,running),proof.eq.running')
  return (await answered(asked.order('asked_at', { ascending: false }).limit(1))).data[0] ?? null
}

/** How far the backup is that is being made; when it is done, everything on the screen is asked for anew. */
export function BackupRunning() {
  const { t } = useTranslation('admin-backup')
  const client = useQueryClient()
  const { data: running } = useQuery({
    queryKey: ['backup-running'],
    queryFn: getRunning,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
    ...CHANGES_ELSEWHERE,
  })
  const was = useRef(false)
  useEffect(() => {
    if (was.current && running === null) void client.invalidateQueries()
    was.current = Boolean(running)
  }, [client, running])
  if (!running) return null
  const known = running.step === 'database' && running.expected_bytes > 0
  return (
    <section aria-label={t('running.title')} aria-live="polite" className="rounded-card border border-line bg-surface p-4 text-sm">
      <p className="font-semibold">{t(`running.steps.${running.step === '' ? 'waiting' : running.step}`)}</p>
      <progress
        className="mt-2 h-2 w-full accent-indigo"
        aria-label={t('running.title')}
        {...(known && { max: running.expected_bytes, value: Math.min(running.done_bytes, running.expected_bytes) })}
      />
      {known && (
        <p className="mt-1 text-ink-soft">
          <Size bytes={running.done_bytes} /> / <Size bytes={running.expected_bytes} />
        </p>
      )}
    </section>
  )
}
