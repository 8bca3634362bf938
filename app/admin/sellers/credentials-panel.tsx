import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Day } from '../../desk-kit/day.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { CredentialPaper } from '../inbox/credential-paper.tsx'
import { useCredentialName } from '../inbox/use-credential-name.ts'

async function listCredentials(seller: string) {
  const { data } = await answered(
    (await loadSupabase())
      .from('seller_credentials')
      .select('id,kind,grade,number,about,valid_until,path,state,reason,decided_at,changed_at')
      .eq('seller_id', seller)
      .order('asked_at', { ascending: false }),
  )
  return data
}

type Row = Awaited<ReturnType<typeof listCredentials>>[number]

/** What a shop was certified for: those that wait can be decided here, those that are verified can be revoked. Nothing where there is none. */
export function CredentialsPanel({ seller, shop }: { seller: string; shop: string }) {
  const { t } = useTranslation('admin-credentials')
  const rows = useQuery({ queryKey: ['seller-credentials', seller], queryFn: () => listCredentials(seller) })
  if (rows.isError) return <LoadFailureLine error={rows.error} onRetry={() => void rows.refetch()} />
  if (!rows.data || rows.data.length === 0) return null
  return (
    <Panel title={t('title')}>
      <ul className="divide-y divide-line">
        {rows.data.map((row) => (
          <li key={row.id} className="py-3">
            {row.state === 'pending' ? <WaitingHere kind="credential" id={row.id} /> : <Decided row={row} shop={shop} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Decided({ row, shop }: { row: Row; shop: string }) {
  const { t } = useTranslation('admin-credentials')
  const may = useMay()
  const name = useCredentialName()({ kind: row.kind, grade: row.grade })
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">{[name, row.number].filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-ink-soft">
        {t(`states.${row.state}`)}
        {row.decided_at !== null && (
          <>
            {' · '}
            <Moment at={row.decided_at} />
          </>
        )}
        {row.valid_until !== null && (
          <>
            {` · ${t('until')}: `}
            <Day on={row.valid_until} />
          </>
        )}
      </p>
      {row.reason !== '' && <p className="text-sm whitespace-pre-line wrap-anywhere">{row.reason}</p>}
      {row.path !== null && <CredentialPaper path={row.path} />}
      {row.state === 'verified' && may('sellers.judge') && (
        <DecideButtons
          choices={[
            {
              id: 'revoke',
              look: 'danger',
              verb: t('revoke.verb'),
              title: t('revoke.title', { name, shop }),
              consequence: t('revoke.consequence'),
              done: t('revoke.done'),
              ask: (reason) => askDatabase('decide_credential', { p_id: row.id, p_how: 'revoke', p_seen: row.changed_at, p_reason: reason }),
            },
          ]}
        />
      )}
    </div>
  )
}
