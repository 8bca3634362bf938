import { useTranslation } from 'react-i18next'

/** How far the money of an order is. */
export function PaymentWord({ status }: { status: string }) {
  const { t } = useTranslation('admin-orders')
  return t(`filters.payment_statusOptions.${status}`)
}
