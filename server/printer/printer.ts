import type { Printer } from '../../app/platform/printer.ts'
import type { drawWords } from './draw-words.ts'
import { createKeptCards } from './kept-cards.ts'
import { createPrintingThread } from './printing-thread.ts'
import { composeCard, WORDMARK, wordsOf } from './link-card.ts'

/** Longer than our own storage takes; a card without its picture is better than none. */
const PICTURE_MS = 5_000
const LARGEST_PICTURE_BYTES = 25 * 1024 * 1024
/** Cards are small and soon made again. */
const CARDS_BYTES = 300 * 1024 * 1024
/** A longer queue helps nobody in it: whoever asks for card after card gets none. */
const MOST_WAITING = 20

type PrinterParts = {
  /** Where finished cards are kept. */
  cards: string
  /** Where this process itself answers: what pictures of ours are fetched from. */
  shop: string
}

/** Prints in a thread of its own; cards are kept on disk. */
export function createPrinter({ cards: folder, shop }: PrinterParts): Printer & { close(): Promise<void> } {
  const thread = createPrintingThread()
  const cards = createKeptCards({ folder, bytes: CARDS_BYTES })
  let waiting = 0

  const drawn = async (...words: Parameters<typeof drawWords>) => {
    const made = await thread.ask({ words })
    if (made instanceof Uint8Array) throw new TypeError('Words became a page.')
    return made
  }
  return {
    async print(sheet) {
      const made = await thread.ask({ sheet })
      if (!(made instanceof Uint8Array)) throw new TypeError('A page became words.')
      return made
    },
    card: (card) =>
      cards.get(card, async () => {
        if (waiting >= MOST_WAITING) throw new Error('Too many cards are being made.')
        waiting += 1
        try {
          const picture = card.picture === '' ? undefined : await pictureAt(new URL(card.picture, shop), shop)
          const [words, width] = wordsOf(card, picture !== undefined)
          const parts = { words: await drawn(words, { width, language: card.language }), wordmark: await drawn(WORDMARK, { width, language: 'th' }) }
          return await composeCard({ picture, ...parts })
        } finally {
          waiting -= 1
        }
      }),
    close: () => thread.close(),
  }
}

/** A picture of this shop; nothing is ever fetched from elsewhere. Undefined where there is none, or too much of it. */
async function pictureAt(address: URL, shop: string): Promise<Uint8Array | undefined> {
  if (address.origin !== new URL(shop).origin) return undefined
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PICTURE_MS), redirect: 'error', headers: { accept: 'image/webp,image/jpeg,image/png' } })
    if (
      !answer.ok ||
      !(answer.headers.get('content-type') ?? '').startsWith('image/') ||
      Number(answer.headers.get('content-length') ?? 0) > LARGEST_PICTURE_BYTES
    ) {
      await answer.body?.cancel()
      return undefined
    }
    return new Uint8Array(await answer.arrayBuffer())
  } catch {
    return undefined
  }
}
