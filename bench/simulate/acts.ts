import { request, Agent } from 'node:http'
import { someAddress } from '../../tests/hostile/hostile-shop.ts'
import { wishFor } from '../../tests/support/market.ts'
import type { Act } from './mix.ts'
import { asVisitorsChoose, nextPhone, type World } from './world.ts'

const WORDS = ['silk scarf', 'celadon', 'rattan bag', 'ผ้าไหม', 'benjarong', 'indigo cotton', 'mango wood', 'bamboo basket', 'reed mat', 'khon mask']
const SORTS = ['newest', 'price_asc', 'price_desc', 'rating', 'best']
/** What a language's readers are among a hundred. */
const LANGUAGES = [...Array<string>(60).fill('en'), ...Array<string>(25).fill('th'), ...Array<string>(15).fill('nl')]

export type Answer = { status: number; text: string }
/** Asks a node for something; answers when the last byte is there. */
export type Send = (path: string, init?: { method?: string; body?: unknown; token?: string }) => Promise<Answer>

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** How one visitor asks one node: from an address of their own. */
export function sendTo(url: string, anonKey: string): Send {
  const { hostname, port } = new URL(url)
  const from = someAddress()
  return (path, { method = 'GET', body, token } = {}) =>
    new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const asked = request(
        {
          agent,
          hostname,
          port,
          path,
          method,
          headers: {
            'x-forwarded-for': from,
            'accept-encoding': text === undefined ? 'br' : 'identity',
            ...(/^\/(rest|auth|functions)\//.test(path) && { apikey: anonKey, 'accept-encoding': 'identity' }),
            ...(token && { authorization: `Bearer ${token}` }),
            ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
          answer.on('error', () => resolve({ status: 0, text: 'cut off' }))
        },
      )
      asked.on('error', (error) => resolve({ status: 0, text: error.message }))
      asked.end(text)
    })
}

/** What somebody who visits carries from step to step. */
export type Visitor = {
  language: string
  product: string
  member: World['members'][number] | undefined
  wish: ReturnType<typeof wishFor> | undefined
  quoteHash: string
  token: string
}
export const someVisitor = (chance: () => number): Visitor => ({
  language: LANGUAGES[Math.floor(chance() * LANGUAGES.length)] ?? 'en',
  product: '',
  member: undefined,
  wish: undefined,
  quoteHash: '',
  token: '',
})

/** Does one act of a visit; answers what its answer was. Anything but 2xx has failed. */
export async function doAct(act: Act, at: { world: World; visitor: Visitor; send: Send; chance: () => number }): Promise<Answer> {
  const { world, visitor, send, chance } = at
  const page = (path: string) => send(`/${visitor.language}${path}`)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)]
  switch (act) {
    case 'home':
      return page('')
    case 'list':
      return page('/products')
    case 'narrowed':
      return page(`/products?category=family-${1 + Math.floor(chance() * 6)}&type=${chance() < 0.5 ? 'handmade' : 'sale'}&sort=${one(SORTS) ?? 'best'}`)
    case 'search':
      return page(`/products?q=${encodeURIComponent(one(WORDS) ?? '')}`)
    case 'product':
      visitor.product = asVisitorsChoose(world.products, chance()) ?? ''
      return page(`/products/${visitor.product}`)
    case 'maker':
      return page(`/sellers/${asVisitorsChoose(world.makers, chance()) ?? ''}`)
    case 'blog':
      return page('/blog')
    case 'suggest':
      return send('/rest/v1/rpc/suggest_products', {
        method: 'POST',
        body: { p_typed: (one(WORDS) ?? '').slice(0, 4), p_prefix: '', p_words: null, p_language: visitor.language },
      })
    case 'count-visit':
      return send(`/visits/${visitor.product}`, { method: 'POST' })
    case 'sign-in': {
      const member = one(world.members)
      const answer = await send('/auth/v1/token?grant_type=password', { method: 'POST', body: { email: member?.email, password: member?.password } })
      if (answer.status === 200 && member) visitor.member = { ...member, token: (JSON.parse(answer.text) as { access_token: string }).access_token }
      return answer
    }
    case 'keep-cart': {
      const piece = one(world.pieces)
      const change = { product_id: piece?.productId, variant_id: piece?.variantId, quantity: 1 + Math.floor(chance() * 4), personalization: '' }
      return send('/rest/v1/rpc/keep_cart', { method: 'POST', body: { p_changes: [change] }, token: (visitor.member ?? one(world.members))?.token ?? '' })
    }
    case 'desk':
      return send(`/rest/v1/rpc/desk_products?p_seller_id=${world.sellerId}&select=id,name,status,price_minor,stock_quantity`, {
        token: world.members[0]?.token ?? '',
      })
    case 'quote': {
      const pieces = [one(world.pieces), one(world.pieces)].filter((piece, index, all) => all.indexOf(piece) === index)
      visitor.wish ??= wishFor(
        pieces.flatMap((product) => (product ? [{ product }] : [])),
        { email: `${nextPhone()}@buyers.test`, paymentMethod: 'shop_promptpay' },
      )
      const { lines, email, delivery, couponCode, language } = visitor.wish
      const answer = await send('/functions/v1/quote', { method: 'POST', body: { lines, email, country: 'TH', delivery, couponCode, language } })
      if (answer.status === 200) visitor.quoteHash = (JSON.parse(answer.text) as { quoteHash: string }).quoteHash
      return answer
    }
    case 'place-order': {
      const { wish, quoteHash } = visitor
      const answer = await send('/functions/v1/place-order', {
        method: 'POST',
        body: { ...wish, quoteHash, address: { ...wish?.address, phone: nextPhone() } },
      })
      if (answer.status === 200) visitor.token = (JSON.parse(answer.text) as { token: string }).token
      return answer
    }
    case 'track-order':
      return send('/functions/v1/track-order', { method: 'POST', body: { token: visitor.token } })
  }
}
