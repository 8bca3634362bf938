import type { Shop } from '../shop.ts'

/** So many saved searches are asked in one statement, whether a piece has more of them or fewer. */
const ASKED = 2000
/** So many pieces that were found are gone through in one transaction; a search with few of them counts as twenty. */
const PIECES = 10_000
/** A run ends, so that a wave of new pieces does not keep other jobs waiting; the next one goes on. */
const ROUNDS = 20

/** Job `tell-of-searches`: new and returned pieces look for the saved searches they fit; whoever's time has come is told. Each round is one transaction, and keeps how far it has come. */
export async function tellOfSearches(shop: Pick<Shop, 'service'>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { asked } = await shop.service.one<{ asked: number }>('select private.match_saved_searches($1) as asked', [ASKED])
    if (asked === 0) break
  }
  for (let round = 0; round < ROUNDS; round++) {
    const { settled } = await shop.service.one<{ settled: number }>('select private.tell_of_searches($1) as settled', [PIECES])
    if (settled === 0) break
  }
}

const FORGOTTEN = 10_000

/** Job `forget-search-hits`: what was told long ago, or of pieces that left the lists, needs not be told apart any more. */
export async function forgetSearchHits({ service }: Pick<Shop, 'service'>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { forgotten } = await service.one<{ forgotten: number }>('select private.forget_search_hits($1) as forgotten', [FORGOTTEN])
    if (forgotten < FORGOTTEN) break
  }
}
