import { useTranslation } from 'react-i18next'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'

/** Has a backup made now; what is being made already is told. */
export function BackUpNow() {
  const { t } = useTranslation('admin-backup')
  const { act, busy } = useAct()
  const start = () =>
    act({
      ask: () => callFunction('ask-backup', {}),
      done: t('now.started'),
      refused: ({ code }) => (code === 'already_running' || code === 'not_set_up' ? t(`now.refused.${code}`) : undefined),
    })
  return (
    <Button size="small" busy={busy} onClick={() => void start()}>
      {t('now.verb')}
    </Button>
  )
}
