import type { RouterContextProvider } from 'react-router'
import { readerOf, shopOf } from '../shop.ts'
import { getShopFacts } from './get-shop-facts.server.ts'
import type { InfoName, ShopFacts } from './info-pages.ts'
import { findWritten } from './find-written.server.ts'
import type { Written } from './page-text.ts'

export type InfoData = { page: InfoName; facts: ShopFacts; written: Written | undefined }

/** What every page of text needs: which one it is, the facts it quotes, and what staff have written in its place. */
export async function loadInfo(context: Readonly<RouterContextProvider>, page: InfoName): Promise<InfoData> {
  const { anon, settings } = shopOf(context)
  const facts = await getShopFacts(anon, { sender: settings.mailFrom })
  return { page, facts, written: await findWritten(anon, page, { language: readerOf(context).language, facts }) }
}
