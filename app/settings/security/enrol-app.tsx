import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { CodeForm } from '../../account/code-form.tsx'
import { FormProblem } from '../../account/form-problem.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { beginEnrolment, type Enrolment } from '../my-account.ts'
import { proveCode } from './prove.ts'

type Props = { taken: readonly string[]; onDone: () => Promise<unknown>; onCancel: () => void }

/** Sets an authenticator app up: a picture to scan, or a key to type, then its first code. */
export function EnrolApp(props: Props) {
  const [attempt, setAttempt] = useState(0)
  return <Enrolling key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Enrolling({ taken, onDone, onCancel, onAgain }: Props & { onAgain: () => void }) {
  const { t } = useTranslation(['settings', 'ui'])
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [problem, setProblem] = useState<AuthProblem>()
  const name = freeName(t('twoFactor.app'), taken)

  useEffect(() => {
    let left = false
    void beginEnrolment(name).then((answer) => {
      if (left) return
      setEnrolment(answer.done)
      setProblem(answer.problem)
    })
    return () => {
      left = true
    }
  }, [name])

  if (problem) {
    return (
      <div className="grid gap-4">
        <FormProblem problem={problem} />
        <Button look="quiet" className="justify-self-start" onClick={onAgain}>
          {t('loadFailure.again', { ns: 'ui' })}
        </Button>
      </div>
    )
  }
  if (!enrolment) return <Waiting className="h-64 rounded-card" />
  return (
    <div className="grid gap-6 rounded-card border border-line bg-paper p-4 sm:p-5">
      <ol className="grid list-decimal gap-5 ps-5">
        <li>{t('twoFactor.step1')}</li>
        <li>
          <p>{t('twoFactor.step2')}</p>
          {/* Cameras need dark on light, also at night. */}
          <img src={enrolment.picture} alt={t('twoFactor.picture')} width={192} height={192} className="mt-3 size-48 rounded-control bg-white p-2" />
          <p className="mt-3 text-sm text-ink-soft">{t('twoFactor.manual')}</p>
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <code className="rounded-control bg-indigo-wash px-3 py-2 text-sm break-all select-all">{grouped(enrolment.secret)}</code>
            <Button look="plain" size="small" icon={<Copy className="size-4" aria-hidden="true" />} onClick={() => void copy(enrolment.secret, t('copied'))}>
              {t('copy')}
            </Button>
          </div>
        </li>
        <li>{t('twoFactor.step3')}</li>
      </ol>
      <CodeForm submit={t('twoFactor.turnOn')} give={(code) => proveCode([enrolment.factorId], code)} onGiven={onDone}>
        <Button look="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </CodeForm>
      <p className="text-sm text-ink-soft">{t('twoFactor.others')}</p>
    </div>
  )
}

/** Groups of four are easier to type from one screen into another. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Names tell apps apart; each is given once. */
function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: said, tone: 'success' })
  } catch {
    // Where the clipboard is refused, the key can be selected with one press.
  }
}
