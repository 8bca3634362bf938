import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../shop.ts'

type Signing = Pick<Shop, 'settings'>

/** A purchase, and which of its links counts: a new one when its code was renewed, because whoever has the link reads the code. */
type Linked = { purchase: string; version: number }

// The first link is signed as all were before there were others.
const tokenOf = (shop: Signing, { purchase, version }: Linked): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey)
    .update(`gift-card-purchase:${purchase}${version === 1 ? '' : `:${version}`}`)
    .digest()

/** Whether a token is the one of a purchase: whoever has it bought the card, or was given the buyer's link. */
export function isTokenOfPurchase(shop: Signing, linked: Linked, token: string): boolean {
  const given = Buffer.from(token, 'base64url')
  const right = tokenOf(shop, linked)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** What opens a purchase without signing in. */
export const tokenOfPurchase = (shop: Signing, linked: Linked): string => tokenOf(shop, linked).toString('base64url')

/** The buyer's page of a purchase, as it stands in the receipt and in return addresses. */
export const purchaseLink = (shop: Signing, { purchase, version, language }: Linked & { language: string }): string =>
  `${shop.settings.siteUrl}/${language}/gift-cards?bought=${purchase}&token=${tokenOfPurchase(shop, { purchase, version })}`
