import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SellerChat } from '../../chat/talk/seller-chat.tsx'
import type { DeskSeller } from '../desk.ts'
import { keepAtDesk } from '../queue/desk-queue.ts'
import { type DeskTalk, talkAbout } from './read-talks.ts'
import { ReplyPicker } from './reply-picker.tsx'

type Props = {
  seller: DeskSeller
  me: string
  talk: DeskTalk
  /** The number of the order that saved replies name; empty for none. */
  order: string
  onImpossible: () => void
}

/** What was said with a buyer, one subject at a time, and the way to answer. */
export function TalkWords({ seller, me, talk, order, onImpossible }: Props) {
  const { t } = useTranslation(['desk-messages', 'chat'])
  const [chosen, setChosen] = useState<string>()
  // What is unread is what somebody came for.
  const [first] = talk.subjects
  const [begun] = useState(() => (talk.subjects.find(({ unread }) => unread) ?? first)?.conversationId)
  const subject = talk.subjects.find(({ conversationId }) => conversationId === (chosen ?? begun)) ?? first
  if (!subject) return null
  const nameless = t('someone', { ns: 'chat' })
  const facts = { name: talk.name, product: subject.product?.name ?? '', order, shop: seller.businessName }
  return (
    <>
      {talk.subjects.length > 1 && (
        <div role="group" aria-label={t('pieces')} className="flex shrink-0 gap-2 overflow-x-auto border-b border-line p-2">
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
        onLineGone={({ id, ...words }) => keepAtDesk(seller.id, { kind: 'message', to: talk.name || nameless, ...words }, id)}
        renderTools={(insert) => <ReplyPicker sellerId={seller.id} facts={facts} insert={insert} />}
        onImpossible={onImpossible}
      />
    </>
  )
}
