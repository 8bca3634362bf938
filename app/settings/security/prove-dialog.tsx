import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { CodeForm } from '../../account/code-form.tsx'
import { FormProblem } from '../../account/form-problem.tsx'
import { PasswordField } from '../../account/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { MyAccount } from '../my-account.ts'
import { proveCode, provePassword } from './prove.ts'

type Props = {
  account: MyAccount
  open: boolean
  title: string
  text: ReactNode
  submit: string
  danger?: boolean
  onClose: () => void
  /** `accessToken` is of a session in which the person has just shown who they are. */
  onProved: (accessToken: string | undefined) => Promise<unknown>
}

/** Asks for the code or the password once more, before something that an unlocked screen alone must not allow. */
export function ProveDialog({ open, title, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Proving {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Proving({ account, text, submit, danger, onClose, onProved }: Omit<Props, 'open' | 'title'>) {
  const { t } = useTranslation('settings')
  const factors = account.factors.map(({ id }) => id)
  const cancel = (
    <Button look="plain" onClick={onClose}>
      {t('cancel')}
    </Button>
  )
  return (
    <div className="grid gap-5">
      <div>{text}</div>
      {factors.length > 0 ? (
        <CodeForm submit={submit} give={(code) => proveCode(factors, code)} onGiven={({ access_token }) => onProved(access_token)}>
          {cancel}
        </CodeForm>
      ) : account.hasPassword ? (
        <PasswordProof {...{ account, submit, danger, onProved }}>{cancel}</PasswordProof>
      ) : (
        <RecentSignIn {...{ submit, danger, onProved }}>{cancel}</RecentSignIn>
      )}
    </div>
  )
}

type ProofProps = Pick<Props, 'submit' | 'danger' | 'onProved'> & { children: ReactNode }

function PasswordProof({ account, submit, danger, onProved, children }: ProofProps & { account: MyAccount }) {
  const { t } = useTranslation('account')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<AuthProblem>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setProblem(undefined)
    setError(password === '' ? t('problem.required') : undefined)
    if (password === '') return
    setBusy(true)
    const proven = await provePassword(account.email, password)
    if (proven.problem?.key === 'problem.credentials') setError(t('problem.currentWrong'))
    else if (proven.problem) setProblem(proven.problem)
    else {
      await onProved(proven.done.accessToken)
      await proven.done.end().catch(() => undefined)
    }
    setBusy(false)
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <FormProblem problem={problem} />
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        label={t('field.currentPassword')}
        autoComplete="current-password"
        name="password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** Whoever signs in with an account elsewhere has neither here; having come in a moment ago is the proof, and the server knows when that was. */
function RecentSignIn({ submit, danger, onProved, children }: ProofProps) {
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    await onProved(undefined)
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void go()}>
        {submit}
      </Button>
      {children}
    </div>
  )
}
