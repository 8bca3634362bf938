import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { officeLanguageOf } from '../../i18n/office-languages.ts'
import { endSession } from '../../platform/session/session-upkeep.ts'
import { onSession, storedSession } from '../../platform/session/session-events.ts'
import { lookOfTab } from '../../platform/session/session-shelf.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { closeLook } from './begin-look.ts'
import { onRefusedChange } from './refusals-of-look.ts'

const SECOND_MS = 1_000

/** Through whose eyes this tab shows the shop, who looks, how long they may yet, and how to stop. It cannot be put away. */
export default function LookBanner() {
  const { t, i18n } = useTranslation('admin-look')
  const [look] = useState(lookOfTab)
  const left = useSecondsLeft(look?.endsAt ?? 0)
  const [busy, setBusy] = useState(false)
  const over = useOver(left)
  useEffect(() => onRefusedChange(() => showToast({ title: t('refused'), text: t('refusedText'), tone: 'failure' })), [t])
  if (!look) return null
  const end = async () => {
    setBusy(true)
    try {
      await (await loadSupabase()).auth.signOut({ scope: 'local' })
    } finally {
      closeLook()
    }
  }
  const name = look.person.name || look.person.email
  return (
    <>
      {/* What stands at the end of the page can be scrolled out from under it. */}
      <div className="h-48 sm:h-20" aria-hidden="true" />
      <section
        lang={officeLanguageOf(i18n.language)}
        aria-label={t('label')}
        className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center gap-x-4 gap-y-2 border-t-4 border-terracotta bg-surface px-4 py-3 text-ink shadow-lg"
      >
        <Eye aria-hidden="true" className="size-6 shrink-0 text-terracotta" />
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold wrap-anywhere">{over ? t('over') : t('whom', { name, email: look.person.email })}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">{over ? t('overText') : t('who', { name: look.staff.name })}</p>
        </div>
        {!over && (
          <p className="tabular-nums" role="timer">
            {t('left', { time: clockOf(left) })}
          </p>
        )}
        <Button look="danger" busy={busy} onClick={() => (over ? closeLook() : void end())}>
          {over ? t('close') : t('end')}
        </Button>
      </section>
    </>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts down by the clock, not by itself: a tab that slept knows the time when it wakes. */
function useSecondsLeft(endsAt: number): number {
  const leftNow = () => Math.max(0, Math.ceil(endsAt - Date.now() / 1000))
  const [left, setLeft] = useState(leftNow)
  useEffect(() => {
    const timer = window.setInterval(() => setLeft(leftNow()), SECOND_MS)
    return () => window.clearInterval(timer)
  })
  return left
}

/** Whether it has ended: by the clock, or because the server said so. */
function useOver(left: number): boolean {
  const [signedOut, setSignedOut] = useState(() => storedSession() === undefined)
  useEffect(() => onSession(() => setSignedOut(storedSession() === undefined)), [])
  useEffect(() => {
    if (left === 0 && storedSession() !== undefined) endSession()
  }, [left])
  return signedOut || left === 0
}
