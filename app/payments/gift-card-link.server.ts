import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../shop.ts'

type Signing = Pick<Shop, 'settings'>

const tokenOf = (shop: Signing, purchase: string): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`gift-card-purchase:${purchase}`).digest()

/** Whether a token is the one of a purchase: whoever has it bought the card, or was given the buyer's link. */
export function isTokenOfPurchase(shop: Signing, purchase: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url')
  const right = tokenOf(shop, purchase)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** What opens a purchase without signing in. */
export const tokenOfPurchase = (shop: Signing, purchase: string): string => tokenOf(shop, purchase).toString('base64url')

/** The buyer's page of a purchase, as it stands in the receipt and in return addresses. */
export const purchaseLink = (shop: Signing, { purchase, language }: { purchase: string; language: string }): string =>
  `${shop.settings.siteUrl}/${language}/gift-cards?bought=${purchase}&token=${tokenOfPurchase(shop, purchase)}`
