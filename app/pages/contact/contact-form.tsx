import { MailCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { CONTACT_DAYS, CONTACT_TOPICS, contactFaults, MESSAGE_LENGTH } from '../contact.ts'

type State = { is: 'writing' | 'sending' | 'sent' } | { is: 'refused'; why: string }
const FIELDS = ['name', 'email', 'orderNumber', 'message'] as const
type FieldName = (typeof FIELDS)[number]

/** A message to the shop. What is wrong is said beside its field, and nothing that was written is lost. */
export function ContactForm() {
  const { t } = useTranslation(['pages-contact', 'errors'])
  const [state, setState] = useState<State>({ is: 'writing' })
  const [wrong, setWrong] = useState<readonly string[]>([])
  // One id for one message, however often it is sent.
  const id = useRef('')
  const errorOf = (field: FieldName) => (wrong.includes(field) ? t(`form.wrong.${field}`, { count: MESSAGE_LENGTH.least }) : undefined)

  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    id.current ||= crypto.randomUUID()
    const text = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    const message = { id: id.current, ...Object.fromEntries(['topic', ...FIELDS].map((name) => [name, text(name)])) }
    const faults = contactFaults(message)
    setWrong(faults)
    if (faults.length > 0) return form.querySelector<HTMLElement>(`[name="${faults[0]}"]`)?.focus()
    setState({ is: 'sending' })
    const answer = await callFunction('contact', message)
    if (answer.done) return setState({ is: 'sent' })
    const { status, code, message: why } = answer.refusal
    setState({ is: 'refused', why: why || t(status === 0 && code === 'offline' ? 'errors:general.offline' : 'errors:general.unexpected') })
  }

  if (state.is === 'sent')
    return (
      <p role="status" className="mt-4 flex items-start gap-3 rounded-card bg-leaf-wash p-5 font-medium">
        <MailCheck className="mt-0.5 size-5 shrink-0 text-leaf" aria-hidden="true" />
        {t('form.sent')}
      </p>
    )
  return (
    <form
      noValidate
      className="mt-4 grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (state.is !== 'sending') void send(event.currentTarget)
      }}
    >
      <Select label={t('form.topic')} name="topic" required options={CONTACT_TOPICS.map((value) => ({ value, label: t(`form.topics.${value}`) }))} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.name')} name="name" required autoComplete="name" maxLength={100} error={errorOf('name')} />
        <EmailField label={t('form.email')} name="email" autoComplete="email" maxLength={254} error={errorOf('email')} />
      </div>
      <Field label={t('form.orderNumber')} name="orderNumber" autoComplete="off" maxLength={40} placeholder="H261120-7KQ4M2X" error={errorOf('orderNumber')} />
      <TextArea label={t('form.message')} name="message" required rows={6} maxLength={MESSAGE_LENGTH.most} error={errorOf('message')} />
      <p className="text-sm text-ink-soft">{t('form.privacy', { days: CONTACT_DAYS })}</p>
      <div role="alert" className="empty:hidden">
        {state.is === 'refused' && (
          <p className="rounded-control border border-terracotta bg-terracotta-wash px-4 py-3 font-semibold text-terracotta">{state.why}</p>
        )}
      </div>
      <Button type="submit" busy={state.is === 'sending'} className="justify-self-start">
        {t('form.send')}
      </Button>
    </form>
  )
}
