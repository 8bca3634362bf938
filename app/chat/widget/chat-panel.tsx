import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import { useEscape } from '../../ui/use-escape.ts'
import { AssistantTab } from '../assistant/assistant-tab.tsx'
import { BrowseSellers } from '../sellers/browse-sellers.tsx'
import type { ChatContext } from '../chat.ts'
import { PanelTabs } from './panel-tabs.tsx'
import { SellerChat } from '../talk/seller-chat.tsx'
import type { Talk } from '../talk.ts'
import { Part } from '../../ui/part.tsx'

/** Two tabs: a maker (or a list of them), and the assistant. Not a modal dialog: who chats goes on looking at the shop. */
export function ChatPanel({ me, context, waiting, onClose }: { me: string; context: ChatContext; waiting: boolean; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const heading = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<'seller' | 'assistant'>('seller')
  const [chosen, setChosen] = useState<Talk>()
  // Who has gone back from the piece's maker wants to see the others, until another piece comes.
  const [left, setLeft] = useState<string>()
  const topic = context.product?.id ?? context.seller?.id
  const ofContext: Talk | undefined =
    context.seller && topic !== left ? { kind: 'seller', seller: context.seller, ...(context.product && { product: context.product }) } : undefined
  const talk = chosen ?? ofContext

  useEffect(() => panel.current?.focus(), [])
  useEscape(panel, onClose)

  const back = () => {
    setChosen(undefined)
    setLeft(topic)
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={heading}
      tabIndex={-1}
      className="fixed inset-x-0 bottom-0 z-40 flex h-[min(40rem,88dvh)] flex-col overflow-hidden rounded-t-card border border-line bg-surface shadow-card outline-none sm:inset-x-auto sm:end-4 sm:bottom-22 sm:h-[min(28rem,calc(100dvh-7rem))] sm:w-[480px] sm:rounded-card print:hidden"
    >
      <div className="flex items-center gap-1 border-b border-line ps-2 pe-1">
        {talk && tab === 'seller' && (
          <IconButton label={t('back')} onClick={back}>
            <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
          </IconButton>
        )}
        <h2 id={heading} className="sr-only">
          {t('title')}
        </h2>
        <PanelTabs
          current={tab}
          onChange={setTab}
          label={t('title')}
          tabs={[
            { id: 'seller', label: talk ? t('tab.seller') : t('tab.browse') },
            { id: 'assistant', label: t('tab.assistant') },
          ]}
        />
        <IconButton label={t('close')} onClick={onClose} className="ms-auto">
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div role="tabpanel" id="chat-panel" aria-labelledby={`chat-tab-${tab}`} className="flex min-h-0 flex-1 flex-col">
        {tab === 'assistant' ? (
          <Part>
            <AssistantTab />
          </Part>
        ) : talk ? (
          <Part>
            <SellerChat key={talkKey(talk)} me={me} talk={talk} onImpossible={back} />
          </Part>
        ) : (
          <Part>
            <BrowseSellers me={me} waiting={waiting} onChoose={setChosen} />
          </Part>
        )}
      </div>
    </div>
  )
}

const talkKey = (talk: Talk) => (talk.kind === 'known' ? talk.conversationId : (talk.product?.id ?? talk.seller.id))
