/** Files that browsers load as one, without their endings. */
export type Chunk = { modules: readonly string[]; icons: readonly string[]; packages?: readonly string[] }

/** By the name of the file they become. A test compares them with the tree and the build with them, because a module that moves away would leave its chunk without a word. */
export const CHUNKS = {
  /**
   * What every page loads at once, with all it imports: one file instead of thirty of a few hundred bytes, each compressed on its own. Nothing that is loaded later belongs
   * here. Route modules and the entry stay out: they must keep files of their own.
   */
  frame: {
    modules: [
      'catalog/card-actions',
      'catalog/search/popular-searches',
      'i18n/browser-words',
      'i18n/light-i18next',
      'i18n/light-react-i18next',
      'i18n/number-format',
      'i18n/warm-messages',
      'i18n/weight',
      'money/currency',
      'money/currency-choice',
      'money/price',
      'money/stored-currency',
      'pages/not-found-screen',
      'platform/files-remembered',
      'platform/money',
      'platform/page-handle',
      'platform/session/session-events',
      'platform/session/session-purge',
      'platform/session/supabase',
      'platform/shared-count',
      'shell/document-head',
      'shell/places',
      'shell/shell-frame',
      'ui/asleep',
      'ui/button',
      'ui/dialog',
      'ui/disclosure',
      'ui/empty-state',
      'ui/failed-load',
      'ui/failed-load-screen',
      'ui/field',
      'ui/lazy-screen',
      'ui/light-lucide',
      'ui/spinner',
      'ui/toast',
      'ui/unexpected-error-screen',
      'ui/woven-motif',
    ],
    icons: [],
  },
  /** What a page that shows products or sellers needs of their cards. An icon in a file of its own weighs twice as much. */
  cards: {
    modules: [
      'catalog/product-card',
      'catalog/product-related',
      'chat/ask-seller',
      'chat/chat-events',
      'i18n/date-format',
      'i18n/list-names',
      'i18n/names-of-codes',
      'i18n/option-words',
      'i18n/time-zone',
      'i18n/use-moments',
      'i18n/word-of',
      'sellers/seller-portrait',
      'stock/stock-line',
      'ui/badge',
      'ui/bottom-bar',
      'ui/breadcrumbs',
      'ui/json-ld',
      'ui/picture',
      'ui/picture-address',
      'ui/skeleton',
      'ui/stars',
      'ui/verified-mark',
    ],
    icons: ['badge-check', 'chevron-left', 'chevron-right', 'map-pin', 'message-circle', 'package-check', 'plus', 'undo-2'],
  },
  /** How a product is chosen and put into the cart: its own page and the quick view. */
  buying: {
    modules: [
      'catalog/product',
      'catalog/product-closed-notice',
      'catalog/product/product-badges',
      'catalog/product/product-buying',
      'catalog/product/product-options',
      'catalog/product/product-stock',
      'catalog/product/product-words-field',
      'ui/quantity-stepper',
    ],
    icons: ['gift', 'rotate-ccw', 'truck'],
  },
  /** How a page asks the interfaces and the functions, and says what became of it. Forms that strangers fill in do so as well. */
  calling: {
    modules: ['platform/answered', 'platform/call-function', 'platform/live-news', 'platform/problem-key', 'ui/load-failure', 'ui/notice'],
    icons: ['banknote', 'star'],
  },
  /** Who is signed in, and how long what they leave in this browser stays. */
  session: {
    modules: ['platform/session/forget-drafts', 'platform/session/kept-days', 'platform/session/second-factor', 'platform/session/session-store'],
    icons: [],
  },
  /** What personal screens ask with: TanStack Query. No page of strangers loads any of it at once. */
  personal: {
    modules: [
      'platform/kept-queries',
      'platform/pause-after',
      'platform/person-shelf',
      'platform/query',
      'platform/query-screen',
      'platform/use-line',
      'platform/use-live-news',
      'ui/tabs',
    ],
    icons: ['circle-check', 'clock', 'file-pen', 'package', 'package-x'],
    packages: ['@tanstack/query-core', '@tanstack/react-query'],
  },
  /** What the first screen of a seller's desk is made of, beside its screen: every request costs a slow line more than what it brings. */
  desk: {
    modules: [
      'seller-desk/home/factor-rule',
      'seller-desk/home/home-part',
      'seller-desk/home/read-home',
      'seller-desk/home/what-waits',
      'seller-desk/queue/deed',
      'seller-desk/queue/desk-queue',
      'seller-desk/queue/keep-desk',
      'seller-desk/queue/queue',
      'seller-desk/queue/send-deed',
      'seller-desk/queue/waiting-deeds',
      'seller-desk/read-desk',
      'seller-desk/team/read-team',
    ],
    icons: [],
  },
} satisfies Record<string, Chunk>

/** What no release of ours changes and many pages need, in files of their own: fewer requests at first, none later. */
export const PACKAGES = {
  react: ['react', 'react-dom', 'scheduler', 'react-router', 'clsx'],
  // In a file of its own, because a chunk takes along what it imports, and half of all screens check what comes from outside.
  valibot: ['valibot'],
} satisfies Record<string, readonly string[]>

/** Which files belong to a chunk, by their paths. */
export const filesOf = ({ modules, icons, packages = [] }: Chunk): RegExp =>
  new RegExp(
    [
      `/app/(${modules.join('|')})\\.tsx?$`,
      ...(icons.length > 0 ? [`/lucide-react/dist/esm/icons/(${icons.join('|')})\\.mjs$`] : []),
      ...(packages.length > 0 ? [`/node_modules/(${packages.join('|')})/`] : []),
    ].join('|'),
  )
