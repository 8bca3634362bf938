import type { Shop } from '../shop.ts'

const PIECES = 50
const SEARCHES = 500
/** A run ends, so that a wave of new pieces does not keep other jobs waiting; the next one goes on. */
const ROUNDS = 20

/** Job `tell-of-searches`: new and returned pieces look for the saved searches they fit; whoever's time has come is told. Each round is one transaction. */
export async function tellOfSearches(shop: Pick<Shop, 'service'>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { asked } = await shop.service.one<{ asked: number }>('select private.match_saved_searches($1) as asked', [PIECES])
    if (asked < PIECES) break
  }
  for (let round = 0; round < ROUNDS; round++) {
    const { told } = await shop.service.one<{ told: number }>('select private.tell_of_searches($1) as told', [SEARCHES])
    if (told < SEARCHES) break
  }
}
