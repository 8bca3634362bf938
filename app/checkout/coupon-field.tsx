import { TicketPercent, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldFrame, controlClass } from '../ui/field.tsx'
import { useProblemText } from './quote/problem-text.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import { isCouponProblem, type Quote } from './quote/quote.ts'

/** A code to type, and what became of it. A code that is refused stays, so that a typing error can be mended. */
export function CouponField({ draft, quote, pending }: { draft: CheckoutDraft; quote: Quote | undefined; pending: boolean }) {
  const { t } = useTranslation('checkout')
  const textOf = useProblemText(draft.address.country)
  const [typed, setTyped] = useState(draft.couponCode ?? '')
  const field = useRef<HTMLInputElement>(null)
  const code = draft.couponCode ?? ''
  const problem = code !== '' && !pending ? quote?.problems.find(isCouponProblem) : undefined
  const changed = typed.trim() !== code
  const take = (wanted: string) => {
    setTyped(wanted)
    changeDraft({ couponCode: wanted === '' ? null : wanted })
  }

  if (quote?.coupon && !changed) {
    return (
      <div className="flex items-center gap-2 rounded-control bg-leaf-wash ps-3.5 text-sm font-semibold text-leaf">
        <TicketPercent className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 flex-1 break-words">{t('coupon.applied', { code: quote.coupon.code })}</span>
        <IconButton label={t('coupon.remove', { code: quote.coupon.code })} onClick={() => take('')}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take(typed.trim())
        field.current?.focus()
      }}
    >
      <FieldFrame label={t('coupon.label')} error={problem && !changed ? textOf(problem) : undefined}>
        {(tied) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...tied}
              ref={field}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              enterKeyHint="done"
              className={`${controlClass} w-0! min-w-[min(7rem,100%)] grow uppercase placeholder:normal-case`}
            />
            <Button type="submit" look="quiet" className="max-w-full" busy={pending && code !== '' && !changed} disabled={typed.trim() === '' && code === ''}>
              {t('coupon.apply')}
            </Button>
          </div>
        )}
      </FieldFrame>
    </form>
  )
}
