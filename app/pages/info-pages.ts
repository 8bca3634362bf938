import type { ShippingTerms } from '../shipping/shipping-terms.ts'

/** A page of text: its catalogue `pages-{name}`, where it lives, its sections in their order, and where readers go from it. */
export type InfoPage = { name: string; to: string; words: string; sections: readonly string[]; related: readonly InfoName[] }

/** The pages of text; the keys of their sections are the keys of their catalogues. */
export const INFO_PAGES = {
  terms: {
    name: 'terms',
    to: '/terms',
    words: 'pages.terms',
    sections: ['who', 'account', 'order', 'price', 'delivery', 'returns', 'handmade', 'sellers', 'ranking', 'liability', 'complaints', 'law', 'changes'],
    related: ['returns', 'shipping', 'privacy', 'contact'],
  },
  privacy: {
    name: 'privacy',
    to: '/privacy-policy',
    words: 'pages.privacy',
    sections: ['who', 'what', 'why', 'shared', 'abroad', 'long', 'safe', 'rights', 'children', 'complain', 'changes'],
    related: ['cookies', 'terms', 'contact'],
  },
  cookies: { name: 'cookies', to: '/cookie-policy', words: 'pages.cookiePolicy', sections: ['what', 'unused', 'erase'], related: ['privacy', 'terms'] },
  about: {
    name: 'about',
    to: '/about',
    words: 'pages.about',
    sections: ['hands', 'fair', 'how', 'true', 'join'],
    related: ['mission', 'press', 'careers', 'contact'],
  },
  shipping: {
    name: 'shipping',
    to: '/shipping-info',
    words: 'pages.shipping',
    sections: ['how', 'customs', 'problem'],
    related: ['returns', 'support', 'terms', 'contact'],
  },
  returns: {
    name: 'returns',
    to: '/return-policy',
    words: 'pages.returns',
    sections: ['days', 'how', 'cost', 'money', 'broken', 'except', 'form'],
    related: ['shipping', 'terms', 'contact'],
  },
  contact: {
    name: 'contact',
    to: '/contact',
    words: 'pages.contact',
    sections: ['before', 'order', 'report'],
    related: ['support', 'shipping', 'returns', 'about'],
  },
  support: {
    name: 'support',
    to: '/customer-support',
    words: 'pages.support',
    sections: ['how', 'wrong', 'unhappy', 'reach'],
    related: ['documentation', 'shipping', 'returns', 'contact'],
  },
  documentation: {
    name: 'documentation',
    to: '/documentation',
    words: 'pages.documentation',
    sections: ['find', 'order', 'pay', 'follow', 'account', 'open', 'list', 'pack', 'paid', 'connect'],
    related: ['support', 'fees', 'export', 'contact'],
  },
  export: {
    name: 'export',
    to: '/export-guidelines',
    words: 'pages.export',
    sections: ['papers', 'never', 'permit', 'protected', 'food', 'carriers', 'union', 'states', 'elsewhere', 'who'],
    related: ['shipping', 'fees', 'documentation'],
  },
  fees: {
    name: 'fees',
    to: '/seller-fees',
    words: 'pages.fees',
    sections: ['what', 'not', 'paid', 'returns', 'tax', 'start'],
    related: ['documentation', 'export', 'terms'],
  },
  mission: {
    name: 'mission',
    to: '/mission',
    words: 'pages.mission',
    sections: ['why', 'money', 'name', 'craft', 'measure'],
    related: ['about', 'press', 'careers'],
  },
  press: { name: 'press', to: '/press', words: 'pages.press', sections: ['short', 'numbers', 'ask', 'mark'], related: ['about', 'mission', 'contact'] },
  careers: { name: 'careers', to: '/careers', words: 'pages.careers', sections: ['work', 'open', 'how', 'sellers'], related: ['mission', 'about', 'contact'] },
} as const satisfies Record<string, { name: string; to: string; words: string; sections: readonly string[]; related: readonly string[] }>

export type InfoName = keyof typeof INFO_PAGES

/** Who stands behind the shop, and the numbers its pages promise; empty texts are left out. */
export type ShopFacts = {
  /** What delivery costs now. */
  shipping: ShippingTerms
  legalName: string
  address: string
  email: string
  phone: string
  hours: string
  registration: string
  termsVersion: string
  privacyVersion: string
  returnDays: number
  commissionPercent: number
  /** What the seller plan makes of it. */
  planPercent: number
  /** So many pieces may be on sale in a shop, without the seller plan and with it. */
  freeListings: number
  planListings: number
  /** What the seller plan costs a month, in satang. */
  planMonthly: number
  vatPercent: number
  /** Hours a maker has to answer a return or a problem, and to accept an order. */
  answerHours: number
  acceptHours: number
  /** Hours pieces are held for somebody who pays by transfer. */
  transferHours: number
  /** Days to send a piece back, for the maker to look at it, and for the money after a withdrawal. */
  shipDays: number
  inspectDays: number
  refundDays: number
  /** Days a maker needs to pack. */
  packFrom: number
  packTo: number
  /** Days a message is kept that was taken back, and a letter by the contact page. */
  sealedDays: number
  contactDays: number
  /** Languages the shop speaks. */
  languages: number
  /** Counted, for pages that speak of the shop. */
  sellers: number
  provinces: number
}
