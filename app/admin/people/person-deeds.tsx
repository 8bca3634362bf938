import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { DecideButtons, type Choice } from '../inbox/decide-buttons.tsx'
import { usePersonSheet } from './person-sheet.ts'
import { SeeAs } from './see-as.tsx'
import { PointsDialog } from './points-dialog.tsx'
import { nameOf, type UserRow } from './person-row.ts'

const ASKS = { block: 'block_person', unblock: 'unblock_person' } as const

/** What may be done with an account now. */
export function UserDeeds({ user }: { user: UserRow }) {
  const { t } = useTranslation('admin-people')
  const may = useMay()
  const sheet = usePersonSheet(user.id)
  const [open, setOpen] = useState(false)
  if (!sheet.data) return null
  const seeAs = <SeeAs user={user} isStaff={(sheet.data.roles?.length ?? 0) > 0} />
  if (!may('people.write')) return seeAs
  const deed = sheet.data.account.blocked ? 'unblock' : 'block'
  const name = nameOf(user)
  const choice: Choice = {
    id: deed,
    look: deed === 'block' ? 'danger' : 'quiet',
    verb: t(`deeds.${deed}.verb`),
    title: t(`deeds.${deed}.title`, { name }),
    consequence: t(`deeds.${deed}.consequence`),
    done: t(`deeds.${deed}.done`, { name }),
    ask: (reason) => askDatabase(ASKS[deed], { p_person_id: user.id, p_reason: reason }),
    refused: ({ code }: Refusal) => (code === 'own_account' || code === 'is_staff' ? t(`deeds.${code}`) : undefined),
  }
  return (
    <>
      {seeAs}
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('deeds.points.verb')}
      </Button>
      <DecideButtons choices={[choice]} />
      {open && <PointsDialog person={user.id} name={name} balance={sheet.data.membership.available} onClose={() => setOpen(false)} />}
    </>
  )
}
