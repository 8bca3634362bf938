import { MailCheck } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { onSession } from '../../platform/session/session-events.ts'
import { storedPerson } from '../../platform/session/stored-person.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'

const MyOrders = lazyScreen(() => import('./my-orders.tsx'), { messages: ['tracking', 'orders'], rare: true })

type State = 'asking' | 'sending' | 'sent' | 'failed' | 'too_many'

/** Number and e-mail; the answer is always the same, so that nobody learns which orders exist. */
export function FindOrder() {
  const { t } = useTranslation(['tracking', 'checkout'])
  // The page itself is the same for everybody.
  const buyer = useSyncExternalStore(
    onSession,
    () => storedPerson()?.id,
    () => undefined,
  )
  const [state, setState] = useState<State>('asking')
  const [wrong, setWrong] = useState<{ number?: string; email?: string }>({})

  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const text = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const number = text('number')
    const email = text('email')
    const found = {
      ...(number === '' && { number: t('find.numberMissing') }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: t('problem.email_invalid', { ns: 'checkout' }) }),
    }
    setWrong(found)
    const first = found.number ? 'number' : found.email ? 'email' : undefined
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    setState('sending')
    const answer = await callFunction('track-order', { number, email })
    setState(answer.done ? 'sent' : answer.refusal.status === 429 ? 'too_many' : 'failed')
  }
  return (
    <div className="wrap grid max-w-160 gap-6 py-10 sm:py-14">
      <div>
        <h1 className="text-2xl sm:text-3xl">{t('find.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('find.text')}</p>
      </div>
      {buyer !== undefined && <MyOrders buyer={buyer} />}
      <form
        noValidate
        className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (state !== 'sending') void send(event.currentTarget)
        }}
      >
        <Field
          label={t('find.number')}
          name="number"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="H261120-7KQ4M2X"
          maxLength={40}
          error={wrong.number}
        />
        <EmailField label={t('find.email')} name="email" autoComplete="email" maxLength={254} error={wrong.email} />
        <Button type="submit" busy={state === 'sending'}>
          {t('find.send')}
        </Button>
        <div role="status" className="empty:hidden">
          {state === 'sent' && (
            <p className="flex items-start gap-2.5 rounded-control bg-leaf-wash px-4 py-3 font-medium">
              <MailCheck className="mt-0.5 size-5 shrink-0 text-leaf" aria-hidden="true" />
              {t('find.sent')}
            </p>
          )}
          {state === 'failed' && <Notice>{t('find.failed')}</Notice>}
          {state === 'too_many' && <Notice>{t('general.rateLimit', { ns: 'errors' })}</Notice>}
        </div>
      </form>
    </div>
  )
}
