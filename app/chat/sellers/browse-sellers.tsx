import { useQuery } from '@tanstack/react-query'
import { MapPin, MessageCircle, Search, Star } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SellerPortrait } from '../../sellers/seller-portrait.tsx'
import { type ChatSeller, SELLER_LIST_LIMIT } from '../chat.ts'
import { Inbox } from './inbox.tsx'
import type { Talk } from '../talk.ts'
import { Part } from '../../ui/part.tsx'

/** One's conversations, and makers to begin one with: by business name or place. `waiting`: the piece of the page is still on its way. */
export function BrowseSellers({ me, waiting, onChoose }: { me: string; waiting: boolean; onChoose: (talk: Talk) => void }) {
  const { t } = useTranslation('chat')
  const [asked, setAsked] = useState('')
  const wanted = useDeferredValue(asked.trim())
  const { data: sellers, isPending } = useQuery({
    queryKey: ['chat', 'sellers', wanted],
    queryFn: () => findSellers(wanted),
    placeholderData: (before) => before,
  })
  // Who answers for a shop came for its buyers; other makers are found by the search.
  const { data: isMaker = false } = useQuery({ queryKey: ['chat', 'is-maker', me], queryFn: () => actsForShop(me) })
  const own = isMaker && wanted === ''
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain" tabIndex={-1}>
      <div className="sticky top-0 z-10 bg-surface p-3">
        <div className="relative">
          <Search className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" aria-hidden="true" />
          <input
            type="search"
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
            placeholder={t('browse.search')}
            aria-label={t('browse.search')}
            maxLength={100}
            className="min-h-11 w-full rounded-control border border-line-strong bg-paper ps-10 pe-3"
          />
        </div>
      </div>
      {wanted === '' && <Inbox me={me} onChoose={onChoose} />}
      {own ? (
        <p className="p-4 text-sm text-ink-soft">{t('browse.maker')}</p>
      ) : waiting || isPending ? (
        <div className="grid gap-3 p-3" aria-busy="true">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </div>
      ) : sellers && sellers.length > 0 ? (
        <ul aria-label={t('browse.list')} className="divide-y divide-line">
          {sellers.map((seller) => (
            <li key={seller.id}>
              <Part>
                <SellerRow seller={seller} onChat={() => onChoose({ kind: 'seller', seller })} />
              </Part>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="p-6 text-center text-ink-soft">
          {t(wanted === '' ? 'browse.none' : 'browse.noMatch')}
        </p>
      )}
    </div>
  )
}

function SellerRow({ seller, onChat }: { seller: ChatSeller; onChat: () => void }) {
  const { t, i18n } = useTranslation('chat')
  return (
    <div className="flex items-center gap-3 px-3 py-2.5">
      <SellerPortrait sizes="2.75rem" src={seller.avatar_url} name={seller.business_name} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{seller.business_name}</span>
          {seller.is_verified && <Badge tone="leaf">{t('verified')}</Badge>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {seller.location && (
            <span className="inline-flex items-center gap-1">
              <MapPin className="size-3.5 shrink-0" aria-hidden="true" />
              {seller.location}
            </span>
          )}
          {seller.rating > 0 && (
            <span className="inline-flex items-center gap-1">
              <Star className="size-3.5 shrink-0 fill-gold-thread text-gold-thread" aria-hidden="true" />
              {t('rating', { rating: numberFormat(i18n.language, 1).format(seller.rating) })}
            </span>
          )}
        </p>
      </div>
      <Button
        size="small"
        look="quiet"
        icon={<MessageCircle className="size-4" aria-hidden="true" />}
        onClick={onChat}
        aria-label={t('browse.chatWith', { name: seller.business_name })}
      >
        {t('browse.chat')}
      </Button>
    </div>
  )
}

/** The specification: a list that cannot be had is an empty one. */
async function findSellers(wanted: string): Promise<ChatSeller[]> {
  const supabase = await loadSupabase()
  let query = supabase.from('sellers').select('id, business_name, avatar_url, location, rating, is_verified').eq('application_status', 'approved')
  if (wanted !== '') {
    // Quoted for PostgREST, with LIKE's own signs taken literally.
    const pattern = `"%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/["\\]/g, String.raw`\$&`)}%"`
    query = query.or(`business_name.ilike.${pattern},location.ilike.${pattern}`)
  }
  const { data } = await query.order('rating', { ascending: false }).order('id').limit(SELLER_LIST_LIMIT)
  return data ?? []
}

async function actsForShop(me: string): Promise<boolean> {
  const { data } = await answered((await loadSupabase()).from('seller_members').select('seller_id').eq('person_id', me).limit(1))
  return data.length > 0
}
