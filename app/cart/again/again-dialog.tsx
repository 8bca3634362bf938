import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Again } from './reorder.ts'

/** What became of each thing that was wanted again: in the cart, fewer, at another price, or gone. */
export default function AgainDialog({ found, open, onClose }: { found: readonly Again[]; open: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('tracking')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const count = found.reduce((sum, result) => sum + (result.what === 'gone' ? 0 : result.addition.quantity), 0)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count > 0 ? t('buyAgain.added', { count }) : t('buyAgain.nothing')}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('buyAgain.stay')}
          </Button>
          {count > 0 && <ButtonLink to="/cart">{t('buyAgain.toCart')}</ButtonLink>}
        </>
      }
    >
      <ul className="grid gap-2">
        {found.map((result) => (
          <li key={`${result.title}${result.what === 'gone' ? '' : result.addition.variantId}`} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="break-words">{result.title}</span>
            <span className={result.what === 'same' ? 'text-ink-soft' : 'font-medium text-terracotta'}>{wordsOf(result)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )

  function wordsOf(result: Again): string {
    if (result.what === 'gone') return t('buyAgain.gone')
    const price = formatPrice(minor(result.addition.price), 'THB', language)
    if (result.what === 'fewer') return t('buyAgain.fewer', { count: result.addition.quantity })
    if (result.what === 'price_changed') return t('buyAgain.priceChanged', { price, before: formatPrice(minor(result.before), 'THB', language) })
    return `${result.addition.quantity} × ${price}`
  }
}
