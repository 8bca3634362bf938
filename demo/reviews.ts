import type pg from 'pg'
import { loadRows, type Row } from './load-rows.ts'
import { SELLER_SENTENCES } from './seller-review-words.ts'
import type { Seller } from './sellers.ts'
import type { Product } from './products.ts'
import { randomOf, type Random, uuidOf } from './random.ts'
import { SELLER_REPLIES, type Mood, REVIEW_SENTENCES, REVIEWERS } from './review-words.ts'

const DAY_MS = 86_400_000
/** Makers answer some of those who are content, and nearly all who are not. */
const REPLIES: Readonly<Record<Mood, number>> = { glad: 0.06, mixed: 0.5, poor: 0.9 }
/** Many people only leave stars. */
const WITH_WORDS = 0.82

/** Some rate packing, making and the like by itself. */
const WITH_ASPECTS = 0.6
/** A maker is reviewed once for so many reviews of pieces. */
const PRODUCTS_PER_SELLER_REVIEW = 8

/**
 * Writes a review for every star that was drawn for a product (`product.stars`), and some of every maker whose pieces were reviewed. Whoever wrote it has no
 * account here, and no order to show.
 */
export async function fillReviews(connection: pg.ClientBase, { products, now }: { products: readonly Product[]; now: Date }): Promise<void> {
  const sellers = new Set(products.filter(({ stars }) => stars.length > 0).map(({ seller }) => seller))
  await loadRows(connection, 'public.reviews', [
    ...products.flatMap((product) => reviewsOf(product, now)),
    ...[...sellers].flatMap((seller) =>
      sellerReviewsOf(
        seller,
        products.filter((product) => product.seller === seller),
        now,
      ),
    ),
  ])
}

function reviewsOf(product: Product, now: Date): Row[] {
  const random = randomOf(`reviews of ${product.sku}`)
  const said = new Set<string>()
  return product.stars.map((rating, index) => ({
    id: uuidOf('review', product.sku, String(index)),
    product_id: product.id,
    seller_id: product.seller.id,
    ...saidOf(random, { rating, sentences: REVIEW_SENTENCES, said, days: product.daysOnline, now }),
    // Drawn from a stream of its own, so that what was drawn before stays as it is.
    ...aspectsOf(randomOf(`aspects of ${product.sku} ${index}`), rating, ['as_described', 'craftsmanship']),
  }))
}

function sellerReviewsOf(seller: Seller, own: readonly Product[], now: Date): Row[] {
  const random = randomOf(`reviews of ${seller.slug}`)
  const said = new Set<string>()
  const stars = own.flatMap((product) => product.stars)
  const days = Math.max(...own.map(({ daysOnline }) => daysOnline))
  return Array.from({ length: Math.min(12, Math.ceil(stars.length / PRODUCTS_PER_SELLER_REVIEW)) }, (_, index) => {
    const rating = random.pick(stars)
    return {
      id: uuidOf('maker review', seller.slug, String(index)),
      product_id: null,
      seller_id: seller.id,
      ...saidOf(random, { rating, sentences: SELLER_SENTENCES, said, days, now }),
      ...aspectsOf(random, rating, ['packaging', 'delivery', 'communication']),
    }
  })
}

/** `said` is what stands below the piece or the maker already: nobody repeats it, word for word, and who has nothing new to say leaves stars only. */
type Saying = { rating: number; sentences: typeof REVIEW_SENTENCES; said: Set<string>; days: number; now: Date }

function saidOf(random: Random, { rating, sentences, said, days, now }: Saying): Row {
  const reviewer = random.pick(REVIEWERS.flatMap((each) => Array.from({ length: each.share }, () => each)))
  const mood: Mood = rating >= 4 ? 'glad' : rating === 3 ? 'mixed' : 'poor'
  const at = new Date(now.getTime() - (1 + random.next() * Math.max(2, days - 4)) * DAY_MS)
  const reply = random.chance(REPLIES[mood]) ? newOf(random, SELLER_REPLIES[mood], said)[0] : undefined
  if (reply) said.add(reply)
  const review = {
    author_name: `${random.pick(reviewer.names)}${reviewer.language === 'th' || reviewer.language === 'ja' ? '' : ` ${random.pick([...'ABCDEFGHJKLMNPRSTVW'])}.`}`,
    author_country: random.pick(reviewer.countries),
    rating,
    body: random.chance(WITH_WORDS) ? wordsOf(random, sentences[reviewer.language][mood], said) : '',
    language: reviewer.language,
    reply: reply ?? null,
    replied_at: reply ? new Date(Math.min(now.getTime(), at.getTime() + random.int(1, 4) * DAY_MS)).toISOString() : null,
    helpful_count: random.chance(0.3) ? random.int(1, 9) : 0,
    created_at: at.toISOString(),
    bought: false,
    status: 'published',
  }
  return { ...review, reply_language: !reply ? '' : /[\u0e00-\u0e7f]/.test(reply) ? 'th' : 'en' }
}

const ASPECTS = ['as_described', 'craftsmanship', 'packaging', 'delivery', 'communication'] as const

/** Stars near those given as a whole, for what was asked; nothing for the rest. */
function aspectsOf(random: Random, rating: number, asked: readonly (typeof ASPECTS)[number][]): Row {
  const rates = random.chance(WITH_ASPECTS)
  const near = () => Math.max(1, Math.min(5, rating + (random.chance(0.25) ? random.pick([-1, 1]) : 0)))
  return Object.fromEntries(ASPECTS.map((aspect) => [aspect, rates && asked.includes(aspect) ? near() : null]))
}

/** One or two sentences that nobody has said yet, or none. */
const wordsOf = (random: Random, sentences: readonly string[], said: Set<string>): string => {
  const words = newOf(random, sentences, said).slice(0, random.chance(0.45) ? 2 : 1)
  for (const sentence of words) said.add(sentence)
  return words.join(' ')
}

const newOf = (random: Random, sentences: readonly string[], said: ReadonlySet<string>): string[] =>
  random.shuffled(sentences).filter((sentence) => !said.has(sentence))
