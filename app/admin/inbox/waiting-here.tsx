import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Decision } from './decision.tsx'
import type { Waiting } from './work.ts'

/** The kinds that wait at a record of their own, with the permission by which somebody sees them (`work_kinds`). */
const RIGHTS = {
  application: 'sellers.read',
  refund: 'orders.refund',
  slip: 'payments.read',
  contact: 'contact.read',
  case: 'cases.read',
  review: 'reviews.read',
  correction: 'ledger.correct',
  cash: 'payments.read',
  payout: 'payouts.read',
  listing: 'products.read',
  listing_appeal: 'products.read',
  listing_change: 'products.read',
  listing_change_appeal: 'products.read',
  appeal: 'payouts.read',
  account: 'payouts.read',
  privacy: 'privacy.read',
  referral: 'referrals.read',
  wholesale: 'wholesale.read',
  credential: 'sellers.read',
} as const

type Found = { facts: object; owner_id: string | null; owner: string }

/** At the page of a record: the decision that the inbox offers, as long as it waits for one. */
export function WaitingHere({ kind, id }: { kind: keyof typeof RIGHTS; id: string }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const { user } = useSession()
  const found = useQuery({
    queryKey: ['work-about', kind, id],
    enabled: may(RIGHTS[kind]),
    queryFn: () => databaseResult<Found | null>('work_about', { p_kind: kind, p_key: id }),
    ...CHANGES_ELSEWHERE,
  })
  if (found.isError) return <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return null
  const { facts, owner_id: ownerId, owner } = found.data
  return (
    <Panel title={t('waitsHere', { kind: t(`kind.${kind}`) })}>
      {ownerId !== null && <p className="mb-3 text-sm text-ink-soft">{ownerId === user?.id ? t('takenByMe') : t('takenBy', { name: owner })}</p>}
      <div className="flex flex-col gap-4">
        {/* The database answers the facts of the kind that was asked for. */}
        <Decision work={{ kind, key: id, facts } as Waiting} />
      </div>
    </Panel>
  )
}
