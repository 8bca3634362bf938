import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { answered } from '../../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../../platform/session/supabase.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useNewsLift } from '../../ui/use-news-lift.ts'
import { SellerPortrait } from '../../sellers/seller-portrait.tsx'
import type { ChatProduct } from '../chat.ts'
import { Composer, type ComposerTools, type KeepForLater } from './composer.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { FeedbackRow } from './feedback-row.tsx'
import { MessageList } from './message-list.tsx'
import { openMessages } from './messages-store.ts'
import { signedLinks } from './signed-links.ts'
import type { Talk } from '../talk.ts'
import { useCompany } from './use-company.ts'

type Opened = { supabase: ShopClient; conversationId: string }

type SellerChatProps = { me: string; talk: Talk; renderTools?: ComposerTools; onLineGone?: KeepForLater; onImpossible: () => void }

/** A conversation with a maker, opened or found. `onImpossible`: it cannot be (one's own shop), so the list is shown instead. */
export function SellerChat({ me, talk, renderTools, onLineGone, onImpossible }: SellerChatProps) {
  const { t } = useTranslation('chat')
  const { data, error, refetch } = useQuery({
    queryKey: ['chat', 'open', talk.kind === 'known' ? talk.conversationId : (talk.product?.id ?? talk.seller.id), me],
    queryFn: () => openTalk(talk),
  })
  const ownShop = hintOf(error) === 'own_shop'
  useEffect(() => {
    if (ownShop) onImpossible()
  }, [ownShop, onImpossible])
  const name = talk.kind === 'known' ? talk.name : talk.seller.business_name
  const product = talk.kind === 'seller' ? talk.product : undefined

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-3 py-2">
        <SellerPortrait sizes="2.75rem" src={talk.kind === 'known' ? talk.avatar : talk.seller.avatar_url} name={name} className="size-9" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="max-w-full truncate font-semibold">{name}</span>
            {(talk.kind === 'known' ? talk.verified : talk.seller.is_verified) && <Badge tone="leaf">{t('verified')}</Badge>}
          </p>
          {product && <AboutProduct product={product} />}
        </div>
        {data && <ConversationMenu opened={data} me={me} />}
      </div>
      {data ? (
        <Conversation opened={data} me={me} renderTools={renderTools} onLineGone={onLineGone} />
      ) : error && !ownShop ? (
        <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-3 p-6 text-center">
          <p>{t(hintOf(error) === 'too_many_conversations' ? 'problem.tooManyConversations' : 'problem.open', { message: error.message })}</p>
          <Button size="small" look="quiet" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </div>
      ) : (
        <Loading />
      )}
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('chat')
  return (
    <p role="status" className="grid flex-1 place-content-center justify-items-center gap-2 text-ink-soft">
      <Spinner className="size-6" />
      {t('loading')}
    </p>
  )
}

const AboutProduct = ({ product }: { product: ChatProduct }) => {
  const { t } = useTranslation('chat')
  return (
    <p className="truncate text-sm text-ink-soft">
      {t('about')}{' '}
      <Link to={`/products/${product.id}`} className="link font-medium">
        {product.name}
      </Link>
    </p>
  )
}

type ConversationProps = { opened: Opened; me: string; renderTools: ComposerTools | undefined; onLineGone: KeepForLater | undefined }

function Conversation({ opened, me, renderTools, onLineGone }: ConversationProps) {
  const { t } = useTranslation('chat')
  const { supabase, conversationId } = opened
  const store = useMemo(() => openMessages(supabase, conversationId, me), [supabase, conversationId, me])
  const links = useMemo(() => signedLinks(supabase), [supabase])
  const state = useSyncExternalStore(store.subscribe, store.state)
  useEffect(() => () => store.close(), [store])

  // A message that was not sent is said above the words that are to be sent again.
  const foot = useNewsLift<HTMLDivElement>()
  const { online, typing, tellTyping } = useCompany(supabase, conversationId, me)
  const newest = state.messages.at(-1)?.id
  useEffect(() => {
    // Only what is in sight has been read.
    const read = async () => {
      if (document.visibilityState === 'visible' && newest !== undefined) await supabase.rpc('mark_conversation_read', { p_conversation_id: conversationId })
    }
    const look = () => void read()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [supabase, conversationId, newest])

  return (
    <>
      {state.status === 'failed' ? (
        <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-3 p-6 text-center">
          <p>{t('error', { message: state.error })}</p>
          <Button size="small" look="quiet" onClick={() => store.reload()}>
            {t('again')}
          </Button>
        </div>
      ) : state.status === 'loading' ? (
        <Loading />
      ) : (
        <MessageList supabase={supabase} links={links} state={state} me={me} onEarlier={() => store.loadEarlier()} onChanged={() => store.reload()} />
      )}
      <p role="status" className="min-h-5 px-3 text-xs text-ink-soft">
        {typing ? t('typing') : online === undefined ? '' : t(online ? 'online' : 'offline')}
      </p>
      <div ref={foot}>
        <FeedbackRow supabase={supabase} conversationId={conversationId} me={me} />
        <Composer
          supabase={supabase}
          conversationId={conversationId}
          me={me}
          onSent={(message) => store.merge([message])}
          onTyping={tellTyping}
          renderTools={renderTools}
          onLineGone={onLineGone}
        />
      </div>
    </>
  )
}

const hintOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined

async function openTalk(talk: Talk): Promise<Opened> {
  const supabase = await loadSupabase()
  if (talk.kind === 'known') return { supabase, conversationId: talk.conversationId }
  const { data } = talk.product
    ? await answered(supabase.rpc('create_or_get_conversation', { p_product_id: talk.product.id }))
    : await answered(supabase.rpc('create_or_get_seller_conversation', { p_seller_id: talk.seller.id }))
  return { supabase, conversationId: data }
}
