import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { resendConfirmation } from './auth-actions.ts'
import type { AuthProblem } from './auth-problem.ts'

/** The server sends nobody two letters of a kind within this time. */
const PAUSE_SECONDS = 60

/** Sends the confirmation once more; then counts down until another can be asked for. `sentNow`: one has just gone out. */
export function ResendLetter({ email, sentNow = false, className }: { email: string; sentNow?: boolean; className?: string }) {
  const { t } = useTranslation('account')
  const [left, setLeft] = useState(sentNow ? PAUSE_SECONDS : 0)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<AuthProblem | 'sent'>()
  const waiting = left > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000)
    return () => clearInterval(timer)
  }, [waiting])

  const send = async () => {
    setBusy(true)
    const problem = await resendConfirmation(email)
    setBusy(false)
    setSaid(problem ?? 'sent')
    setLeft(PAUSE_SECONDS)
  }
  return (
    <div className={className}>
      <Button look="quiet" size="small" busy={busy} disabled={waiting} onClick={() => void send()}>
        {waiting ? t('letter.wait', { seconds: left }) : t('letter.resend')}
      </Button>
      <p role="status" className="mt-1 text-sm">
        {said === 'sent' ? t('letter.sent') : said && (said.words ?? t(said.key))}
      </p>
    </div>
  )
}
