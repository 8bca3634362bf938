import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The way out of an order that is not paid, asked about once more. */
export function GiveUpOrder({ busy, onGiveUp }: { busy: boolean; onGiveUp: () => Promise<void> }) {
  const { t } = useTranslation('tracking')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        {t('giveUp.open')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('giveUp.title')}
        footer={
          <>
            <Button look="quiet" onClick={close}>
              {t('giveUp.keep')}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void onGiveUp().then(close)}>
              {t('giveUp.open')}
            </Button>
          </>
        }
      >
        <p>{t('giveUp.text')}</p>
      </Dialog>
    </>
  )
}
