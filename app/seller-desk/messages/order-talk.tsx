import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { type Ordered, readOrderTalk } from './read-talks.ts'
import { TalkWords } from './talk-words.tsx'

/** The talk with whoever ordered, beside the order; where nothing was said yet, the way to begin. */
export default function OrderTalk({ seller, me, order, onImpossible }: { seller: DeskSeller; me: string; order: Ordered; onImpossible: () => void }) {
  const { i18n } = useTranslation()
  const found = useQuery({
    queryKey: ['desk-talks', seller.id, 'order', order.id, i18n.language],
    queryFn: () => readOrderTalk(seller.id, order, i18n.language),
    ...CHANGES_ELSEWHERE,
  })
  if (found.isError && !found.data) return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Waiting className="h-full" />
  return <TalkWords seller={seller} me={me} talk={found.data} order={order.number} onImpossible={onImpossible} />
}
