import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../money/price.tsx'
import { callFunction } from '../platform/call-function.ts'
import { problemKeyOf } from '../platform/problem-key.ts'
import { Button } from '../ui/button.tsx'
import { controlClass, FieldFrame } from '../ui/field.tsx'
import { showToast } from '../ui/toast.ts'

const REFUSED = ['gift_card_unknown', 'gift_card_redeemed', 'gift_card_redeemed_by_you', 'gift_card_blocked', 'gift_card_expired'] as const

/** A code to type; what is refused stays, so that a typing error can be mended. A second press while the first is on its way does nothing. */
export function RedeemForm() {
  const { t } = useTranslation(['credit', 'errors'])
  const price = usePrice()
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || code.trim() === '') return
    setBusy(true)
    const answer = await callFunction<{ amount: number }>('redeem-gift-card', { code: code.trim() })
    setBusy(false)
    if (answer.done) {
      setCode('')
      setProblem(undefined)
      showToast({ title: t('redeem.done', { amount: price(answer.result.amount) }), tone: 'success' })
    } else {
      const known = REFUSED.find((one) => one === answer.refusal.code)
      setProblem(known ? t(`refused.${known}`) : t(problemKeyOf(answer.refusal)))
      field.current?.focus()
    }
    void queries.invalidateQueries()
  }
  return (
    <section aria-labelledby="redeem" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="redeem" className="mb-3 text-xl">
        {t('redeem.title')}
      </h2>
      <form noValidate onSubmit={(event) => void redeem(event)}>
        <FieldFrame label={t('redeem.label')} hint={t('redeem.hint')} error={problem} required>
          {(tied) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...tied}
                ref={field}
                value={code}
                onChange={(event) => (setCode(event.currentTarget.value), setProblem(undefined))}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                enterKeyHint="done"
                className={`${controlClass} w-0! min-w-[min(12rem,100%)] grow uppercase`}
              />
              <Button type="submit" className="max-w-full" busy={busy} disabled={code.trim() === ''}>
                {t('redeem.verb')}
              </Button>
            </div>
          )}
        </FieldFrame>
      </form>
    </section>
  )
}
