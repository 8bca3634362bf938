import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** The letters somebody may decline; each has subject, heading and text in `letters:news.{kind}`. */
export type NewsKind =
  | 'order_delivered'
  | 'price_dropped'
  | 'back_in_stock'
  | 'search_news'
  | 'shop_news'
  | 'shop_sale'
  | 'new_message'
  | 'new_message_nameless'
  | 'new_review'
  | 'review_answered'
  | 'review_invitation'
/** `price` and `before` are written out; `unsubscribe` is the address that ends letters of this kind. */
export type NewsFacts = {
  to: string
  link: string
  unsubscribe: string
  number?: string
  seller?: string
  name?: string
  price?: string
  before?: string
  from?: string
  /** What a saved search is called, and how many pieces are new for it. */
  search?: string
  count?: number
}

const BUTTONS = {
  order_delivered: 'letters:open',
  price_dropped: 'letters:news.look',
  back_in_stock: 'letters:news.look',
  search_news: 'letters:news.look',
  shop_news: 'letters:news.look',
  shop_sale: 'letters:news.look',
  new_message: 'letters:news.answer',
  new_message_nameless: 'letters:news.answer',
  new_review: 'letters:news.read',
  review_answered: 'letters:news.read',
  review_invitation: 'letters:news.review',
} satisfies Record<NewsKind, string>

/** One piece of news with one button, and the way to have no more of them. */
export function newsNote(t: TFunction, language: Language, kind: NewsKind, facts: NewsFacts): Letter {
  const say = (key: string) => t(`letters:news.${kind}.${key}`, { ...facts })
  return layOut({
    to: facts.to,
    language,
    subject: say('subject'),
    heading: say('heading'),
    footer: t('letters:news.footer'),
    blocks: [
      { kind: 'paragraph', text: say('text') },
      { kind: 'button', text: t(BUTTONS[kind]), href: facts.link },
      { kind: 'link', text: t('letters:news.unsubscribe'), href: facts.unsubscribe },
    ],
  })
}
