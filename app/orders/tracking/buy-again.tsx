import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cartStore } from '../../cart/tab-cart.ts'
import type { Quote } from '../../checkout/quote/quote.ts'
import type { TrackedShare } from './tracked-order.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { callFunction } from '../../platform/call-function.ts'
import { minor } from '../../platform/money.ts'
import { Button, ButtonLink, type ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { againOf, wantedOf, type Again } from './reorder.ts'

type BuyAgainProps = { lines: TrackedShare['lines']; country: string; label: string; look?: ButtonLook; size?: 'small' | 'normal' }

/** Puts what can still be had into the cart, and says what is gone, scarce or has another price. */
export function BuyAgain({ lines, country, label, look = 'quiet', size = 'normal' }: BuyAgainProps) {
  const { t, i18n } = useTranslation('tracking')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Again[]>()
  const again = async () => {
    setBusy(true)
    const answer = await callFunction<Quote>('quote', { lines: wantedOf(lines), country, delivery: {}, couponCode: null, language })
    setBusy(false)
    if (!answer.done) return showToast({ title: t('failed'), tone: 'failure' })
    const results = againOf(lines, answer.result)
    for (const result of results) if (result.what !== 'gone') cartStore().add(result.addition)
    setFound(results)
    return undefined
  }
  const count = found?.reduce((pieces, result) => pieces + (result.what === 'gone' ? 0 : result.addition.quantity), 0) ?? 0
  return (
    <>
      <Button look={look} size={size} busy={busy} onClick={() => void again()}>
        {label}
      </Button>
      <Dialog
        open={found !== undefined}
        onClose={() => setFound(undefined)}
        title={count > 0 ? t('buyAgain.added', { count }) : t('buyAgain.nothing')}
        footer={
          <>
            <Button look="quiet" onClick={() => setFound(undefined)}>
              {t('buyAgain.stay')}
            </Button>
            {count > 0 && <ButtonLink to="/cart">{t('buyAgain.toCart')}</ButtonLink>}
          </>
        }
      >
        <ul className="grid gap-2">
          {found?.map((result) => (
            <li key={`${result.title}${result.what === 'gone' ? '' : result.addition.variantId}`} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <span className="break-words">{result.title}</span>
              <span className={result.what === 'same' ? 'text-ink-soft' : 'font-medium text-terracotta'}>{wordsOf(result)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )

  function wordsOf(result: Again): string {
    if (result.what === 'gone') return t('buyAgain.gone')
    const price = formatPrice(minor(result.addition.price), 'THB', language)
    if (result.what === 'fewer') return t('buyAgain.fewer', { count: result.addition.quantity })
    if (result.what === 'price_changed') return t('buyAgain.priceChanged', { price, before: formatPrice(minor(result.before), 'THB', language) })
    return `${result.addition.quantity} × ${price}`
  }
}
