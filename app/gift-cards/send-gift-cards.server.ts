import { announce } from '../letters/announce.server.ts'
import type { Shop } from '../shop.ts'
import { codeOfLetter } from './gift-card-code.server.ts'

/** So many are let go before the job looks again. */
const BATCH = 100

/** Job `send-gift-cards`: bought cards whose day has come go to whoever they are for, once each. Killed in between, the next run goes on; two at once send none twice. */
export async function sendGiftCards(shop: Shop): Promise<void> {
  for (;;) {
    const due = await shop.service.all<{ id: string; letter: number }>('select id, letter from private.gift_cards_to_send($1)', [BATCH])
    let sent = 0
    for (const { id, letter } of due) if (await sendOne(shop, id, letter)) sent += 1
    if (due.length < BATCH || sent === 0) return
  }
}

const sendOne = (shop: Shop, purchase: string, letter: number): Promise<boolean> =>
  shop.service.transaction(async (tx) => {
    const code = codeOfLetter(shop, { purchase, letter })
    const { state } = await tx.one<{ state: string }>('select private.code_gift_card($1, $2, $3) as state', [purchase, letter, code])
    if (state !== 'active' && state !== 'renewed') return false
    const { first } = await tx.one<{ first: boolean }>('select private.note_gift_card_sent($1, $2) as first', [purchase, letter])
    // A card that staff gave another code is in their hands: a letter with the old one would lead nowhere.
    if (first && state === 'active') await announce(tx, 'gift_card.sent', { key: `${purchase}:${letter}`, payload: { purchase_id: purchase, letter } })
    return first
  })
