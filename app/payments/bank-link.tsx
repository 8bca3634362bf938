import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TrackedPayment } from './tracked-payment.ts'
import { buttonClass } from '../ui/button.tsx'

/** The way to the provider's page: for cards the way to pay, for PromptPay the demo bank's stand-in for a banking app. */
export function BankLink({ payment }: { payment: TrackedPayment }) {
  const { t } = useTranslation('tracking')
  if (payment.redirectUrl === null) return null
  const plays = payment.provider === 'demo-bank'
  const card = payment.method === 'card'
  return (
    <div className="grid justify-items-center gap-2">
      {card && <p className="max-w-text text-ink-soft">{t('awaiting.cardText')}</p>}
      <a
        href={payment.redirectUrl}
        // A card is confirmed on the bank's page, which leads back; the code is paid beside this page, which notices by itself.
        {...(!card && { target: '_blank', rel: 'noreferrer' })}
        className={buttonClass(card || plays ? 'primary' : 'quiet', card ? 'large' : 'normal')}
      >
        <ExternalLink className="size-4" aria-hidden="true" />
        {plays ? t('awaiting.openDemoBank') : t('awaiting.openBank')}
      </a>
      {plays && <p className="text-sm text-ink-soft">{t('awaiting.demoNote')}</p>}
    </div>
  )
}
