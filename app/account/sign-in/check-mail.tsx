import { MailOpen } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ResendLetter } from '../resend-letter.tsx'

/** After signing up: a letter is on its way, and what else there is to know. The same for everybody, so that nobody learns which addresses have an account. */
export function CheckMail({ email, onWrong, children }: { email: string; onWrong: () => void; children?: ReactNode }) {
  const { t } = useTranslation('account')
  const box = useRef<HTMLDivElement>(null)
  // The form is gone; whoever listens must hear what took its place.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      <MailOpen className="size-12 text-gold-thread" strokeWidth={1.25} aria-hidden="true" />
      <p className="text-lg">{t('letter.to', { email })}</p>
      <p className="text-ink-soft">{t('letter.hint')}</p>
      {children}
      <ResendLetter email={email} sentNow />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <ButtonLink to="/auth">{t('signIn.submit')}</ButtonLink>
        <Button look="plain" onClick={onWrong}>
          {t('letter.wrong')}
        </Button>
      </div>
    </div>
  )
}
