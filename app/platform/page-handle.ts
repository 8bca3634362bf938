import { warmMessages } from '../i18n/warm-messages.ts'
import type { PageKey } from './page-keys.ts'

/** How the page server may keep a page that is the same for everyone. */
export type PageCache = {
  /** The query parameters the page depends on; all others are taken off before the key is made. */
  query: readonly string[]
  /** How long a copy is served without asking again; for ten times as long it may be served while a new one is made. */
  seconds: number
  /** Those of `query` that make another page for search engines (a category, a page number); sorting and filters do not. */
  canonical?: readonly string[]
  /** What the page shows, where that needs no loader to know (`tellKeys`); a page that says it neither here nor there is made anew at every change. */
  keys?: readonly PageKey[]
}

/** What a route module says about its page, for the page server and the shell around it. */
export type PageHandle = {
  /** The namespaces of `messages/` its screen needs, besides the shell's. */
  messages: readonly string[]
  /** Without it the page is rendered for each request and never kept. */
  cache?: PageCache
  /** Personal and technical pages: no canonical address, no language alternates, not for search engines. */
  noindex?: true
  /** A screen that brings its own frame, such as the back office: no shop header or footer. */
  bare?: true
}

/** Declares `export const handle` of a route module. In the browser the catalogues are asked for at once, beside the screen and its data. */
export function pageHandle(handle: PageHandle): PageHandle {
  warmMessages(handle.messages)
  return handle
}
