import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../platform/call-function.ts'

const REFUSED = ['gift_card_amount', 'gift_card_expiry', 'needs_second', 'already_decided', 'gift_card_not_paid', 'gift_card_sent_often', 'HT003'] as const

/** Says why the database refuses something of a gift card. */
export function useRefusedCard(): (refusal: Refusal) => string | undefined {
  const { t } = useTranslation('admin-gift-cards')
  return ({ code }) => {
    const own = REFUSED.find((one) => one === code)
    return own && t(`refused.${own}`)
  }
}
