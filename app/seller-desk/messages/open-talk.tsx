import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SellerChat } from '../../chat/talk/seller-chat.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import type { DeskSeller } from '../desk.ts'
import { doAtDesk } from '../queue/desk-queue.ts'
import { type Answerer, type DeskTalk, listBuyersOrders, talkAbout } from './read-talks.ts'
import { ReplyPicker } from './reply-picker.tsx'
import { TalkSide } from './talk-side.tsx'

type Props = { seller: DeskSeller; me: string; talk: DeskTalk; answerers: readonly Answerer[]; onBack: () => void }

/** A buyer's talk with the shop: one subject at a time, and beside it what it is about. */
export function OpenTalk({ seller, me, talk, answerers, onBack }: Props) {
  const { t } = useTranslation(['desk-messages', 'chat'])
  const [chosen, setChosen] = useState<string>()
  const { buyerId } = talk
  const orders = useQuery({
    queryKey: ['desk-talks', seller.id, 'orders', buyerId],
    queryFn: () => (buyerId === null ? [] : listBuyersOrders(seller.id, buyerId)),
    ...CHANGES_ELSEWHERE,
  })
  // What is unread is what somebody came for.
  const [first] = talk.subjects
  const [begun] = useState(() => (talk.subjects.find(({ unread }) => unread) ?? first)?.conversationId)
  const subject = talk.subjects.find(({ conversationId }) => conversationId === (chosen ?? begun)) ?? first
  if (!subject) return null
  const nameless = t('someone', { ns: 'chat' })
  const facts = { name: talk.name, product: subject.product?.name ?? '', order: orders.data?.[0]?.number ?? '', shop: seller.businessName }
  return (
    <div className="grid min-w-0 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex h-[min(40rem,80dvh)] min-w-0 flex-col">
        <Button look="plain" size="small" className="self-start md:hidden" icon={<ArrowLeft className="size-4" aria-hidden="true" />} onClick={onBack}>
          {t('back')}
        </Button>
        {talk.subjects.length > 1 && (
          <div role="group" aria-label={t('pieces')} className="flex gap-2 overflow-x-auto border-b border-line p-2">
            {talk.subjects.map(({ conversationId, product, unread }) => (
              <button
                key={conversationId}
                type="button"
                aria-pressed={conversationId === subject.conversationId}
                onClick={() => setChosen(conversationId)}
                className={clsx(
                  'min-h-11 max-w-48 shrink-0 truncate rounded-full border px-4 text-sm font-medium',
                  conversationId === subject.conversationId ? 'border-indigo bg-indigo-wash text-indigo' : 'border-line-strong',
                )}
              >
                {unread && <span className="me-1.5 inline-block size-2 rounded-full bg-terracotta" aria-hidden="true" />}
                {product?.name ?? t('general')}
              </button>
            ))}
          </div>
        )}
        <SellerChat
          key={subject.conversationId}
          me={me}
          talk={talkAbout(talk, subject, nameless)}
          onLineGone={({ id, ...words }) => void doAtDesk(seller.id, { kind: 'message', to: talk.name || nameless, ...words }, id)}
          renderTools={(insert) => <ReplyPicker sellerId={seller.id} facts={facts} insert={insert} />}
          onImpossible={onBack}
        />
      </div>
      <TalkSide sellerId={seller.id} talk={talk} answerers={answerers} orders={orders.data ?? []} />
    </div>
  )
}
