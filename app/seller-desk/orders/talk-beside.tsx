import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../../ui/part.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskOrder, DeskSeller } from '../desk.ts'

const OrderTalk = lazy(() => import('../messages/order-talk.tsx'))

/** Who answers buyers here, and for which shop. */
export type Talker = { me: string; seller: DeskSeller }
type TalkBesideProps = { order: DeskOrder; talker: Talker; onImpossible: () => void }

/** The talk with whoever ordered: at the side of the order on a desk, below it on a phone. */
export function TalkBeside({ order: { id, number, buyerId, customer }, talker: { me, seller }, onImpossible }: TalkBesideProps) {
  const { t } = useTranslation('desk')
  if (buyerId === null) return null
  return (
    <section
      aria-label={t('order.talkWith', { name: customer })}
      className="mt-4 flex h-[min(32rem,80dvh)] min-w-0 flex-col overflow-hidden rounded-control border border-line max-sm:-mx-3 xl:mt-0 xl:h-[36rem]"
    >
      <Part>
        <Suspense fallback={<Waiting className="h-full" />}>
          <OrderTalk seller={seller} me={me} order={{ id, number, buyerId, customer }} onImpossible={onImpossible} />
        </Suspense>
      </Part>
    </section>
  )
}
