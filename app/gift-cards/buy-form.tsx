import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, languageOf } from '../i18n/languages.ts'
import { METHOD_ICONS } from '../payments/payment-methods.tsx'
import { callFunction } from '../platform/call-function.ts'
import { problemKeyOf } from '../platform/problem-key.ts'
import { useSession } from '../platform/session/session-store.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CardFace } from './card-face.tsx'
import { type CardMethod, MESSAGE_MOST, type Occasion, OCCASIONS, type SaleTerms, wishFaults } from './gift-card.ts'
import { dayAhead, shopToday } from './shop-day.ts'
import { useBaht } from './use-baht.ts'

const FIELDS = ['to', 'toEmail', 'message', 'language', 'from', 'email'] as const
const REFUSED = ['gift_card_amount', 'gift_card_day', 'gift_cards_too_many', 'gift_cards_not_sold', 'payment_method_not_available'] as const

type BuyFormProps = { terms: SaleTerms; onBegun: (begun: { purchase: string; token: string }) => void }

/** Everything a card needs, beside its picture. What is wrong is said at its field, and nothing that was written is lost. */
export function BuyForm({ terms, onBegun }: BuyFormProps) {
  const { t, i18n } = useTranslation(['gift-cards', 'errors'])
  const { user } = useSession()
  const baht = useBaht()
  // One key for one wish, however often it is sent; another wish is another purchase.
  const sent = useRef({ key: '', wish: '' })
  const [amount, setAmount] = useState(terms.choices[1] ?? terms.choices[0] ?? 0)
  const [free, setFree] = useState('')
  const [occasion, setOccasion] = useState<Occasion>('thanks')
  const [later, setLater] = useState(false)
  const [day, setDay] = useState('')
  const [method, setMethod] = useState<CardMethod>(terms.methods[0] ?? 'card')
  const [shown, setShown] = useState({ to: '', from: '', message: '' })
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const worth = amount === 0 ? Math.round(Number(free.replace(',', '.')) * 100) : amount
  const errorOf = (field: string) => (wrong.includes(field) ? t(`wrong.${field}`, { least: baht(terms.least), most: baht(terms.most) }) : undefined)

  const buy = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const text = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    const wish = {
      ...Object.fromEntries(FIELDS.map((name) => [name, text(name)])),
      amount: worth,
      occasion,
      sendOn: later ? day : shopToday(),
      paymentMethod: method,
    }
    const faults = new Set(wishFaults({ ...wish, key: crypto.randomUUID() }).filter((field) => field !== 'amount'))
    if (!Number.isSafeInteger(worth) || worth % 100 !== 0 || worth < terms.least || worth > terms.most) faults.add('amount')
    if (later && (day < shopToday() || day > dayAhead(terms.aheadDays))) faults.add('sendOn')
    if (!user && text('email').trim() === '') faults.add('email')
    setWrong([...faults])
    setRefused(undefined)
    if (faults.size > 0) return form.querySelector<HTMLElement>([...faults].map((field) => `[name="${field}"]`).join(','))?.focus()
    const said = JSON.stringify(wish)
    if (sent.current.wish !== said) sent.current = { key: crypto.randomUUID(), wish: said }
    setBusy(true)
    const answer = await callFunction<{ purchase: string; token: string }>('buy-gift-card', { ...wish, key: sent.current.key }, { repeatable: true })
    setBusy(false)
    if (answer.done) return onBegun(answer.result)
    const known = REFUSED.find((one) => one === answer.refusal.code)
    setRefused(known ? t(`refused.${known}`) : t(problemKeyOf(answer.refusal)))
  }

  return (
    <form
      noValidate
      className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      onInput={(event) => {
        const { name, value } = event.target as HTMLInputElement
        if (name === 'to' || name === 'from' || name === 'message') setShown((before) => ({ ...before, [name]: value }))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void buy(event.currentTarget)
      }}
    >
      <div className="grid min-w-0 gap-6 rounded-card border border-line bg-surface p-5 sm:p-6">
        <Choices legend={t('form.amount')}>
          {[...terms.choices, 0].map((choice) => (
            <Choice key={choice} name="choice" checked={amount === choice} onChoose={() => setAmount(choice)}>
              {choice === 0 ? t('form.other') : baht(choice)}
            </Choice>
          ))}
        </Choices>
        {amount === 0 && (
          <Field
            label={t('form.free')}
            hint={t('form.freeHint', { least: baht(terms.least), most: baht(terms.most) })}
            name="amount"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={free}
            error={errorOf('amount')}
            onChange={(event) => setFree(event.currentTarget.value)}
          />
        )}
        <Choices legend={t('form.occasion')}>
          {OCCASIONS.map((one) => (
            <Choice key={one} name="occasion" checked={occasion === one} onChoose={() => setOccasion(one)}>
              {t(`occasion.${one}`)}
            </Choice>
          ))}
        </Choices>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('form.to')} name="to" required autoComplete="off" maxLength={80} error={errorOf('to')} />
          <EmailField label={t('form.toEmail')} name="toEmail" autoComplete="off" error={errorOf('toEmail')} />
        </div>
        <TextArea label={t('form.message')} name="message" rows={3} maxLength={MESSAGE_MOST} error={errorOf('message')} />
        <Select
          label={t('form.language')}
          name="language"
          required
          defaultValue={languageOf(i18n.language) ?? FALLBACK_LANGUAGE}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Choices legend={t('form.when')}>
          <Choice name="when" checked={!later} onChoose={() => setLater(false)}>
            {t('form.now')}
          </Choice>
          <Choice name="when" checked={later} onChoose={() => setLater(true)}>
            {t('form.later')}
          </Choice>
        </Choices>
        {later && (
          <Field
            label={t('form.day')}
            hint={t('form.dayHint')}
            name="sendOn"
            type="date"
            required
            min={shopToday()}
            max={dayAhead(terms.aheadDays)}
            value={day}
            error={errorOf('sendOn')}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('form.from')} name="from" required autoComplete="name" maxLength={80} error={errorOf('from')} />
          <EmailField
            key={user?.id ?? ''}
            label={t('form.email')}
            hint={t('form.emailHint')}
            name="email"
            autoComplete="email"
            defaultValue={user?.email ?? ''}
            error={errorOf('email')}
          />
        </div>
        <Choices legend={t('form.pay')}>
          {terms.methods.map((one) => {
            const Icon = METHOD_ICONS[one]
            return (
              <Choice key={one} name="paymentMethod" checked={method === one} onChoose={() => setMethod(one)}>
                <Icon className="size-4 shrink-0" aria-hidden="true" />
                {t(`method.${one}`)}
              </Choice>
            )
          })}
        </Choices>
        <div role="alert" className="empty:hidden">
          {refused !== undefined && <Notice>{refused}</Notice>}
        </div>
        <div>
          <Button type="submit" size="large" className="max-w-full" busy={busy}>
            {t('form.buy', { amount: baht(Number.isSafeInteger(worth) ? worth : 0) })}
          </Button>
          <p className="mt-3 text-sm text-ink-soft">{t('form.terms', { days: terms.withdrawalDays })}</p>
        </div>
      </div>
      <section aria-label={t('form.picture')} className="lg:sticky lg:top-24">
        <CardFace
          occasion={occasion}
          amount={baht(Number.isSafeInteger(worth) ? worth : 0)}
          to={shown.to.trim() || t('form.somebody')}
          from={shown.from}
          message={shown.message}
        />
      </section>
    </form>
  )
}

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-sm font-semibold">{legend}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

const Choice = ({ name, checked, onChoose, children }: { name: string; checked: boolean; onChoose: () => void; children: ReactNode }) => (
  <label className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-control border border-line-strong px-4 py-2 wrap-anywhere transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo">
    <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
    {children}
  </label>
)
