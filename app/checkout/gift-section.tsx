import { useTranslation } from 'react-i18next'
import { listNames } from '../i18n/list-names.ts'
import { numberFormat } from '../i18n/number-format.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextArea } from '../ui/field.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import { GIFT_MESSAGE_MAX } from '../orders/gift.ts'
import type { Quote } from './quote/quote.ts'

/** Whether it is a present: words for the card, and wrapping where a maker does that. */
export function GiftSection({ draft: { gift, address }, quote }: { draft: CheckoutDraft; quote: Quote | undefined }) {
  const { t, i18n } = useTranslation('checkout')
  const change = (changes: Partial<CheckoutDraft['gift']>) => changeDraft({ gift: { ...gift, ...changes } })
  const lines = quote?.sellers.flatMap((seller) => seller.lines) ?? []
  const wrappable = lines.filter(({ giftWrap }) => giftWrap)
  const names = wrappable.map(({ name }) => name)
  const number = numberFormat(i18n.language)
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Checkbox
        name="gift"
        checked={gift.wanted}
        onChange={(event) => change({ wanted: event.currentTarget.checked })}
        label={<span className="font-semibold">{t('gift.wanted')}</span>}
        hint={t(address.country === 'TH' ? 'gift.hint' : 'gift.hintAbroad')}
      />
      {gift.wanted && (
        <div className="mt-3 grid gap-3 sm:ps-8">
          <TextArea
            label={t('gift.message')}
            hint={t('gift.messageHint', { used: number.format(gift.message.length), most: number.format(GIFT_MESSAGE_MAX) })}
            name="giftMessage"
            rows={3}
            maxLength={GIFT_MESSAGE_MAX}
            value={gift.message}
            onChange={(event) => change({ message: event.currentTarget.value })}
          />
          {wrappable.length > 0 && (
            <Checkbox
              name="giftWrap"
              checked={gift.wrap}
              onChange={(event) => change({ wrap: event.currentTarget.checked })}
              label={t('gift.wrap')}
              hint={wrappable.length < lines.length ? t('gift.wrapOnly', { products: listNames(i18n.language, names) }) : undefined}
            />
          )}
        </div>
      )}
    </div>
  )
}
