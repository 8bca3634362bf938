import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import type { DeskSeller } from '../desk.ts'
import { type Answerer, type DeskTalk, listBuyersOrders } from './read-talks.ts'
import { TalkSide } from './talk-side.tsx'
import { TalkWords } from './talk-words.tsx'

type Props = { seller: DeskSeller; me: string; talk: DeskTalk; answerers: readonly Answerer[]; onBack: () => void }

/** A buyer's talk with the shop, and beside it what it is about. */
export function OpenTalk({ seller, me, talk, answerers, onBack }: Props) {
  const { t } = useTranslation('desk-messages')
  const { buyerId } = talk
  const orders = useQuery({
    queryKey: ['desk-talks', seller.id, 'orders', buyerId],
    queryFn: () => (buyerId === null ? [] : listBuyersOrders(seller.id, buyerId)),
    ...CHANGES_ELSEWHERE,
  })
  return (
    <div className="grid min-w-0 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex h-[min(40rem,80dvh)] min-w-0 flex-col">
        <Button look="plain" size="small" className="self-start md:hidden" icon={<ArrowLeft className="size-4" aria-hidden="true" />} onClick={onBack}>
          {t('back')}
        </Button>
        <TalkWords seller={seller} me={me} talk={talk} order={orders.data?.[0]?.number ?? ''} onImpossible={onBack} />
      </div>
      <TalkSide sellerId={seller.id} talk={talk} answerers={answerers} orders={orders.data ?? []} />
    </div>
  )
}
