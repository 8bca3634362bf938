import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import type { ApiKeyRow, GivenKey } from './api-key-row.ts'

/** For how many hours the old secret may hold beside the new one. */
const OVERLAPS = ['0', '1', '24', '72', '168'] as const

/** What may be done with a key that was not revoked; one of a shop is only ended, the rest is its shop’s. */
export function ApiKeyDeeds({ apiKey, onEdit, onSecret }: { apiKey: ApiKeyRow; onEdit: () => void; onSecret: (secret: string) => void }) {
  const { t } = useTranslation('admin-api')
  const may = useMay()
  const { act, busy } = useAct()
  const [renewing, setRenewing] = useState(false)
  const [hours, setHours] = useState('24')
  if (!may('api.write') || apiKey.revoked_at !== null) return null
  const { id, name } = apiKey
  return (
    <>
      {apiKey.seller_id === null && (
        <>
          <Button size="small" look="quiet" onClick={onEdit}>
            {t('change')}
          </Button>
          <Button size="small" look="quiet" onClick={() => setRenewing(true)}>
            {t('rotate.verb')}
          </Button>
        </>
      )}
      <DecideButtons
        choices={[
          {
            id: 'revoke',
            look: 'danger',
            verb: t('revoke.verb'),
            title: t('revoke.title', { name }),
            consequence: t('revoke.consequence'),
            done: t('revoke.done'),
            ask: (reason) => askDatabase('revoke_api_key', { p_id: id, p_reason: reason }),
          },
        ]}
      />
      <ReasonDialog
        open={renewing}
        onClose={() => setRenewing(false)}
        title={t('rotate.title', { name })}
        consequence={t('rotate.consequence')}
        verb={t('rotate.verb')}
        busy={busy}
        onDecide={(reason) =>
          act({
            ask: () => askDatabase<GivenKey>('rotate_api_key', { p_id: id, p_hours: Number(hours), p_reason: reason }),
            done: ({ secret }) => {
              onSecret(secret ?? '')
              return t('rotate.done')
            },
          })
        }
      >
        <Select
          label={t('rotate.overlap')}
          required
          value={hours}
          options={OVERLAPS.map((value) => ({ value, label: t('rotate.hours', { count: Number(value) }) }))}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
      </ReasonDialog>
    </>
  )
}
