import { createHash, createHmac } from 'node:crypto'
import type { Shop } from '../shop.ts'

/**
 * The secret that opens an order group without signing in: 256 bits, made again from the shop's key whenever it is needed, so that only its hash has to be
 * stored (`order_groups.token_hash`) and a repeated checkout gives the same link.
 */
export const orderToken = (shop: Pick<Shop, 'settings'>, orderGroupId: string): string =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(orderGroupId).digest('base64url')

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What only the order's letter carries, so that whoever shows it reads that mailbox. The order's token is not enough: the browser that ordered has it, too. */
export const proofOfEmail = (shop: Pick<Shop, 'settings'>, orderGroupId: string): Buffer =>
  createHmac('sha256', shop.settings.keys.orderLinkKey).update(`email:${orderGroupId}`).digest()

/** The page of an order, as it stands in letters and return addresses. */
export const orderLink = (shop: Pick<Shop, 'settings'>, { orderGroupId, language }: { orderGroupId: string; language: string }): string =>
  `${shop.settings.siteUrl}/${language}/order-tracking?token=${orderToken(shop, orderGroupId)}`
