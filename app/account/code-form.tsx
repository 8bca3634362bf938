import type { Session } from '@supabase/supabase-js'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useAlive } from '../ui/use-alive.ts'
import type { AuthAnswer } from './auth-actions.ts'
import type { AuthProblem } from './auth-problem.ts'
import { FormProblem } from './form-problem.tsx'

/** What an authenticator app shows: six digits, often written in two groups. */
export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''))

/** What somebody keeps for the day the app is lost: sixteen letters and digits, written in groups of four. */
export const isRecoveryCode = (typed: string): boolean => /^[a-z0-9]{16}$/i.test(typed.replace(/[\s-]/g, ''))

type Props = {
  /** A code of the app, or one of those kept on paper. */
  kind?: 'app' | 'recovery'
  submit: string
  /** Asks the server; what it answers is handed on, a problem is shown and the code selected for another try. */
  give: (code: string) => Promise<AuthAnswer<Session>>
  onGiven: (session: Session) => Promise<unknown>
  children?: ReactNode
}

/** Asks for the six digits of an authenticator app, or for a recovery code. */
export function CodeForm({ kind = 'app', submit, give, onGiven, children }: Props) {
  const { t } = useTranslation('account')
  const alive = useAlive()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<AuthProblem>()

  // The form appears in the place of another one; whoever types goes on typing.
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form around it may be one, too.
    event.stopPropagation()
    if (busy) return
    const code = input.current?.value ?? ''
    setProblem(undefined)
    const wrong = kind === 'app' ? (isCode(code) ? undefined : t('problem.codeForm')) : isRecoveryCode(code) ? undefined : t('problem.recoveryForm')
    setError(wrong)
    const again = () => {
      input.current?.focus()
      input.current?.select()
    }
    if (wrong) return again()
    setBusy(true)
    const answer = await give(code)
    if (answer.problem) {
      setProblem(answer.problem)
      setBusy(false)
      again()
      return
    }
    await onGiven(answer.done)
    setBusy(false)
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <FormProblem problem={problem} />
      {kind === 'app' ? (
        <Field
          label={t('code.label')}
          hint={t('code.hint')}
          name="code"
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={9}
          error={error}
          className="[&_input]:max-w-56 [&_input]:text-xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
        />
      ) : (
        <Field
          label={t('code.recoveryLabel')}
          hint={t('code.recoveryHint')}
          name="recovery-code"
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          error={error}
          className="[&_input]:max-w-80 [&_input]:font-mono"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabled={!alive}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
