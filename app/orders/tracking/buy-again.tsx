import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { askAgain, type AgainRequest } from './again-request.ts'

type BuyAgainProps = Pick<AgainRequest, 'lines' | 'country'> & { label: string; look?: ButtonLook; size?: 'small' | 'normal' }

/** Wants the same things again; the cart takes them and says what is gone, scarce or has another price. */
export function BuyAgain({ lines, country, label, look = 'quiet', size = 'normal' }: BuyAgainProps) {
  const { t } = useTranslation('tracking')
  const [busy, setBusy] = useState(false)
  const again = () => {
    setBusy(true)
    askAgain({
      lines,
      country,
      answered(how) {
        setBusy(false)
        if (how === 'failed') showToast({ title: t('failed'), tone: 'failure' })
      },
    })
  }
  return (
    <Button look={look} size={size} busy={busy} onClick={again}>
      {label}
    </Button>
  )
}
