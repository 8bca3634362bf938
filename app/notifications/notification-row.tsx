import { clsx } from 'clsx'
import {
  BadgePercent,
  Banknote,
  CalendarClock,
  Eye,
  MessageCircle,
  MessageSquareQuote,
  PackageCheck,
  PackageOpen,
  RotateCcw,
  Search,
  Sparkles,
  Star,
  Store,
  Truck,
  X,
  type LucideIcon,
  Warehouse,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoments } from '../i18n/use-moments.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { usePrice } from '../money/price.tsx'
import { minor } from '../platform/money.ts'
import { IconButton } from '../ui/button.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { destinationOf, type Notification, type NotificationKind, sentenceOf, stepOf } from './notification.ts'
import { useOpenNotification } from './use-open-notification.ts'

const ICONS = {
  order_shipped: Truck,
  order_delivered: PackageCheck,
  payment_received: Banknote,
  new_message: MessageCircle,
  price_dropped: BadgePercent,
  back_in_stock: PackageOpen,
  new_review: Star,
  review_answered: MessageSquareQuote,
  case_news: RotateCcw,
  account_seen: Eye,
  shop_word: Store,
  search_news: Search,
  wholesale_news: Warehouse,
  publication_news: CalendarClock,
  shop_news: Sparkles,
} satisfies Record<NotificationKind, LucideIcon>

type Props = { notification: Notification; onRead: () => void; onRemove: () => void; removing: boolean }

/** One thing to know, and the way to it. The whole line leads there; the cross throws it away. */
export function NotificationRow({ notification, onRead, onRemove, removing }: Props) {
  const { t, i18n } = useTranslation(['notifications', 'returns'])
  const price = usePrice()
  const { open, busy } = useOpenNotification()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const { facts, isRead } = notification
  const amount = formatPrice(minor(facts.amount_minor ?? 0), 'THB', language)
  const sentence = t(sentenceOf(notification), {
    number: facts.number ?? '',
    seller: facts.seller ?? '',
    carrier: facts.carrier ?? '',
    tracking: facts.tracking ?? '',
    from: facts.from ?? '',
    // A review of a maker has no piece to name.
    name: facts.name || (facts.seller ?? ''),
    what: t(stepOf(facts), { amount }),
    amount,
    reason: facts.reason ?? '',
    search: facts.search ?? '',
    count: facts.count ?? 1,
    // What was paid was paid in baht; what may be bought is shown as everywhere.
    total: formatPrice(minor(facts.total_minor ?? 0), 'THB', language),
    price: price(facts.price_minor ?? 0),
    before: price(facts.before_minor ?? 0),
  })
  const when = useMoments()({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(notification.at))
  const destination = destinationOf(notification)
  const Icon = ICONS[notification.kind]

  const goAfter = () => {
    if (busy) return
    if (!isRead) onRead()
    // The link leads there by itself.
    if (!('to' in destination)) void open(notification)
  }
  const stretched = 'text-start font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:text-indigo'
  return (
    <li
      className={clsx(
        'relative flex flex-wrap items-start gap-3 rounded-card border p-4',
        isRead ? 'border-line bg-surface' : 'border-indigo/40 bg-indigo-wash',
      )}
    >
      {facts.image ? (
        <span className="relative">
          <Thumbnail src={facts.image} />
          <span
            className={clsx(
              'absolute -end-2 -bottom-2 inline-flex size-7 items-center justify-center rounded-full border border-line bg-surface',
              isRead ? 'text-ink-soft' : 'text-indigo',
            )}
          >
            <Icon className="size-4" aria-hidden="true" />
          </span>
        </span>
      ) : (
        <Icon className={clsx('mt-0.5 size-5 shrink-0', isRead ? 'text-ink-soft' : 'text-indigo')} aria-hidden="true" />
      )}
      {/* Below the picture where letters leave no room beside it. */}
      <div className="min-w-0 grow basis-40">
        {'to' in destination ? (
          <Link to={destination.to} onClick={goAfter} className={stretched}>
            {sentence}
          </Link>
        ) : (
          <button type="button" aria-busy={busy || undefined} onClick={goAfter} className={stretched}>
            {sentence}
          </button>
        )}
        <p className="mt-0.5 text-sm text-ink-soft">
          {!isRead && <span className="me-2 font-semibold text-indigo">{t('new')}</span>}
          <time dateTime={notification.at}>{when}</time>
        </p>
      </div>
      <IconButton label={t('remove')} onClick={onRemove} disabled={removing} className="relative z-10 ms-auto -me-2 -mt-2">
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  )
}
