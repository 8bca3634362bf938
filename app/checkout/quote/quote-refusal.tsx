import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { QuoteState } from './use-quote.ts'

/** Says that prices could not be asked for, and offers to try again. Nothing typed is lost meanwhile. */
export function QuoteRefusal({ state: { refusal, ask, quote, elsewhere }, className }: { state: QuoteState; className?: string }) {
  const { t } = useTranslation('checkout')
  return (
    <div role="status" className={className}>
      {refusal && (
        <Notice
          action={
            <Button look="plain" size="small" onClick={ask}>
              {t('refusal.again')}
            </Button>
          }
        >
          {refusal.code === 'offline'
            ? t('refusal.offline')
            : refusal.code === 'timeout'
              ? t('refusal.timeout')
              : refusal.status === 429
                ? t('general.rateLimit', { ns: 'errors' })
                : t('refusal.unexpected')}
          {quote && !elsewhere && ` ${t('refusal.shownBefore')}`}
        </Notice>
      )}
    </div>
  )
}
