import { newsNote, type NewsFacts } from '../../emails/news-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import { formatPrice } from '../money/currency.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import type { Shop } from '../shop.ts'
import { destinationOf, type NotificationFacts, type NotificationKind } from './notification.ts'
import { unsubscribeHeaders, unsubscribeLink } from './unsubscribe-link.ts'

type Row = {
  kind: Exclude<NotificationKind, 'order_shipped' | 'payment_received' | 'case_news' | 'account_seen' | 'shop_word' | 'wholesale_news' | 'publication_news'>
  facts: NotificationFacts
  person: string
  email: string
  language: string
  wants: boolean
}

/** The letter of a notification; none when it was thrown away, its person is gone, or wants no letters about it any more. */
export async function letterOfNotification(shop: Shop, { notification_id: id }: PayloadOf<'notification'>): Promise<Letter[]> {
  const row = await shop.service.maybe<Row>(
    `select n.kind, n.facts, n.person_id as person, p.email, p.language,
            private.wants_mail(n.person_id, n.kind) and not (n.kind = 'new_message' and n.read_at is not null) as wants
       from public.notifications n join public.profiles p on p.id = n.person_id where n.id = $1 and coalesce(p.email, '') <> ''`,
    [id],
  )
  if (!row?.wants) return []
  const { kind, facts, person } = row
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const unsubscribe = unsubscribeLink(shop, { person, kind, language })
  const price = (satang: number | undefined) => formatPrice(minor(satang ?? 0), 'THB', language)
  const known: NewsFacts = {
    to: row.email,
    unsubscribe,
    link: `${shop.settings.siteUrl}/${language}/${pageOf(kind, facts)}`,
    number: facts.number ?? '',
    seller: facts.seller ?? '',
    // A review of a maker has no piece to name.
    name: facts.name || (facts.seller ?? ''),
    from: facts.from ?? '',
    search: facts.search ?? '',
    count: facts.count ?? 1,
    price: price(facts.price_minor),
    before: price(facts.before_minor),
  }
  const told = kind === 'new_message' && !facts.from ? 'new_message_nameless' : kind === 'shop_news' && facts.event === 'early_sale' ? 'shop_sale' : kind
  const letter = newsNote(shop.words(language), language, told, known)
  return [{ ...letter, headers: unsubscribeHeaders(unsubscribe) }]
}

/** The page of ours that a letter leads to. What has to be opened first, an order or the chat, is opened from the notifications. */
function pageOf(kind: Row['kind'], facts: NotificationFacts): string {
  const destination = destinationOf({ kind, facts })
  return 'to' in destination ? destination.to.slice(1) : 'notifications'
}
