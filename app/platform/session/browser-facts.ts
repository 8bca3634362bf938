/** What code outside React needs to know of the page: where the interfaces answer and with which public key. */
export type BrowserFacts = {
  /** `url` empty: where the pages come from. */
  api: { url: string; anonKey: string; functionsUrl: string }
  geoUrl: string
}

/** Id of the data block in the head that holds the facts. */
export const FACTS_ID = 'shop-facts'

/** Browser only. Reads the facts the page came with; throws on a page that is none of ours. */
export function browserFacts(): BrowserFacts {
  const block = document.getElementById(FACTS_ID)?.textContent
  if (!block) throw new Error('The page carries no facts about the shop')
  // Written by DocumentHead of the same build.
  const facts = JSON.parse(block) as BrowserFacts
  return { ...facts, api: { ...facts.api, url: facts.api.url || window.location.origin } }
}
