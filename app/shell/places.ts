/** A page the frame links to. `words` is its key in the `shell` catalogue. */
export type Place = { words: string; to: string }

/** The ways into the shop. The header shows the families of `/categories` in a panel; a new address is added here when its page is there. */
export const MAIN_PLACES: readonly Place[] = [
  { words: 'nav.products', to: '/products' },
  { words: 'nav.categories', to: '/categories' },
  { words: 'nav.new', to: '/products?sort=newest' },
  { words: 'nav.sellers', to: '/sellers' },
  { words: 'pages.blog', to: '/blog' },
]

/** What the not-found screen offers instead. */
export const POPULAR_PLACES: readonly Place[] = [
  ...MAIN_PLACES,
  { words: 'pages.tracking', to: '/order-tracking' },
  { words: 'pages.shipping', to: '/shipping-info' },
  { words: 'pages.contact', to: '/contact' },
]

export const FOOTER_PLACES: readonly { heading: string; places: readonly Place[] }[] = [
  {
    heading: 'footer.shop',
    places: [...MAIN_PLACES, { words: 'nav.collections', to: '/collections' }, { words: 'nav.map', to: '/map' }, { words: 'nav.stories', to: '/home2' }],
  },
  {
    heading: 'footer.help',
    places: [
      { words: 'pages.tracking', to: '/order-tracking' },
      { words: 'pages.membership', to: '/membership' },
      { words: 'pages.wholesale', to: '/wholesale' },
      { words: 'pages.giftCards', to: '/gift-cards' },
      { words: 'pages.shipping', to: '/shipping-info' },
      { words: 'pages.returns', to: '/return-policy' },
      { words: 'pages.faq', to: '/faq' },
      { words: 'pages.support', to: '/customer-support' },
      { words: 'pages.contact', to: '/contact' },
    ],
  },
  {
    heading: 'footer.sellers',
    places: [
      { words: 'pages.open', to: '/register' },
      { words: 'pages.fees', to: '/seller-fees' },
      { words: 'pages.export', to: '/export-guidelines' },
      { words: 'pages.documentation', to: '/documentation' },
    ],
  },
  {
    heading: 'footer.company',
    places: [
      { words: 'pages.about', to: '/about' },
      { words: 'pages.mission', to: '/mission' },
      { words: 'pages.press', to: '/press' },
      { words: 'pages.careers', to: '/careers' },
      { words: 'pages.roadmap', to: '/future-development' },
      { words: 'pages.newsletter', to: '/newsletter' },
    ],
  },
]

export const LEGAL_PLACES: readonly Place[] = [
  { words: 'pages.terms', to: '/terms' },
  { words: 'pages.privacy', to: '/privacy-policy' },
  { words: 'pages.cookiePolicy', to: '/cookie-policy' },
]
