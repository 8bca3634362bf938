import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import type { Shop } from './journey.ts'

/** A page as journeys open it: an address of its template, and who has to be signed in to see it. */
export type PageExample = { template: string; path: (ids: Ids) => string; as?: string }
/** What the addresses of a shop's own pieces are made of. */
export type Ids = { product: string; seller: string; post: string; blogCategory: string; collection: string }

/** Templates whose address needs more than its own name, or somebody who is signed in. */
const SPECIAL: Readonly<Record<string, Omit<PageExample, 'template'>>> = {
  'products/:id': { path: ({ product }) => `/products/${product}` },
  'sellers/:id': { path: ({ seller }) => `/sellers/${seller}` },
  'blog/:slug': { path: ({ post }) => `/blog/${post}` },
  'blog/category/:id': { path: ({ blogCategory }) => `/blog/category/${blogCategory}` },
  'collections/:slug': { path: ({ collection }) => `/collections/${collection}` },
  'blog/tag/:tag': { path: () => '/blog/tag/silk' },
  'seller-dashboard': { path: () => '/seller-dashboard', as: 'seller' },
  dashboard: { path: () => '/dashboard', as: 'buyer' },
  notifications: { path: () => '/notifications', as: 'buyer' },
  profile: { path: () => '/profile', as: 'buyer' },
  settings: { path: () => '/settings', as: 'buyer' },
  'saved-searches': { path: () => '/saved-searches', as: 'buyer' },
  wishlist: { path: () => '/wishlist', as: 'buyer' },
  'order-tracking': { path: () => '/order-tracking?token=nobody-has-this-one' },
  '*': { path: () => '/nothing-is-here' },
}

/**
 * The back office: many screens behind one template, in languages of its own and without the shop's frame, walked by its menu in `office-screens.spec.ts`; and
 * a post nobody sees yet, whose link staff ask for in `blog-desk.spec.ts`.
 */
const WALKED_ELSEWHERE = ['admin/*', 'blog/preview/:token']

/** Every template of `app/routes.ts` that is a page of the shop, once. */
export const PAGES: readonly PageExample[] = (routes as readonly RouteConfigEntry[])
  .filter(({ file, path }) => file.endsWith('-page.tsx') && !WALKED_ELSEWHERE.includes(path ?? ''))
  .map(({ path = '' }) => ({ template: path, path: () => `/${path}`, ...SPECIAL[path] }))

/** A piece and a maker of the shop, from its sitemap. */
export async function idsOf(shop: Shop): Promise<Ids> {
  const addresses = await addressesOf(shop, 'en')
  const idIn = (room: string) =>
    addresses
      .find((address) => address.startsWith(`/en/${room}/`))
      ?.split('/')
      .at(-1) ?? ''
  return {
    product: idIn('products'),
    seller: idIn('sellers'),
    post: 'thai-silk-surin-pak-thong-chai',
    blogCategory: idIn('blog/category'),
    collection: idIn('collections'),
  }
}

/** What the shop's sitemap names in a language, without the host: `/th/products?category=silk`. */
export async function addressesOf(shop: Shop, language: string): Promise<string[]> {
  const answer = await fetch(`${shop.url}/sitemap-${language}.xml`)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''),
  )
}
