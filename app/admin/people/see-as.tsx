import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { type BegunLook, openLook } from '../../staff/impersonation/begin-look.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf, type UserRow } from './person-row.ts'

/** Opens the shop as this person sees it, in a window of its own, for a reason they are told. */
export function SeeAs({ user, isStaff }: { user: UserRow; isStaff: boolean }) {
  const { t, i18n } = useTranslation('admin-people')
  const may = useMay()
  const { act, busy } = useAct()
  const [asking, setAsking] = useState(false)
  const [waiting, setWaiting] = useState<BegunLook>()
  if (!may('people.see_as') || isStaff) return null
  const name = nameOf(user)
  const address = `/${i18n.language}/dashboard`
  const begin = (reason: string) =>
    act({
      ask: () => callFunction<BegunLook>('see-as', { person: user.id, reason }),
      done: (look) => {
        // A browser may want another press before it opens a window.
        if (!openLook(look, address)) setWaiting(look)
        return t('seeAs.done', { name })
      },
      refused: ({ code }) => (code === 'own_account' || code === 'is_staff' ? t(`deeds.${code}`) : undefined),
    })
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        {t('seeAs.verb')}
      </Button>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('seeAs.title', { name })}
        consequence={<p>{t('seeAs.consequence')}</p>}
        verb={t('seeAs.verb')}
        busy={busy}
        onDecide={begin}
      />
      <Dialog
        open={waiting !== undefined}
        onClose={() => setWaiting(undefined)}
        title={t('seeAs.title', { name })}
        footer={
          <Button
            onClick={() => {
              if (waiting && openLook(waiting, address)) setWaiting(undefined)
            }}
          >
            {t('seeAs.open')}
          </Button>
        }
      >
        <p>{t('seeAs.held')}</p>
      </Dialog>
    </>
  )
}
