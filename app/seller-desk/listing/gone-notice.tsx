import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** The shop has the draft no more: it comes back only when somebody who has read that wants it to. */
export function GoneNotice({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation('listing')
  return (
    <section role="alert" aria-label={t('gone.title')} className="mt-4 rounded-card border border-gold bg-gold-wash p-4">
      <h2 className="text-lg">{t('gone.title')}</h2>
      <p className="mt-1">{t('gone.text')}</p>
      <Button look="quiet" size="small" className="mt-3" onClick={onBegin}>
        {t('gone.begin')}
      </Button>
    </section>
  )
}
