import type { RouterContextProvider } from 'react-router'
import { shopOf } from '../shop.ts'
import { getShopFacts } from './get-shop-facts.server.ts'
import type { InfoName, ShopFacts } from './info-pages.ts'

export type InfoData = { page: InfoName; facts: ShopFacts }

/** What every page of text needs: which one it is, and the facts it quotes. */
export async function loadInfo(context: Readonly<RouterContextProvider>, page: InfoName): Promise<InfoData> {
  const { anon, settings } = shopOf(context)
  return { page, facts: await getShopFacts(anon, { sender: settings.mailFrom }) }
}
