import type { ThaiProvince } from '../app/addresses/thai-provinces.ts'
import type { Voice } from './seller-names.ts'
import type { Place } from './places.ts'
import { fill, inLanguage, SEED_LANGUAGES, type Words } from './seed-words.ts'
import { CLOSINGS, OPENINGS } from './story-sentences.ts'
import type { Trade } from './trades/trade.ts'

type Teller = { index: number; trade: Trade; voice: Voice; called: readonly [en: string, th: string]; years: number; place: Place; province: ThaiProvince }

/**
 * A maker's story in two to four sentences: who and where, something of the work, and how it goes on. Sentences are dealt like cards by the
 * maker's place in the trade, so that neighbors in a list never say the same.
 */
export function storyOf({ index, trade, voice, called, years, place, province }: Teller): Words {
  const shift = trade.craft.length * 7
  const openings = OPENINGS[voice]
  const said = index % trade.says.length
  const sentences = [
    openings[(index + shift) % openings.length],
    trade.says[said],
    // Every third tells something more of the work, every fifth leaves the last word to it.
    ...(index % 3 === 1 ? [trade.says[(said + 1 + (index % (trade.says.length - 1))) % trade.says.length]] : []),
    ...(index % 5 === 4 ? [] : [CLOSINGS[(index * 5 + shift) % CLOSINGS.length]]),
  ].filter((words) => words !== undefined)
  const [en = '', th = '', nl = ''] = SEED_LANGUAGES.map((language) => {
    const thai = language === 'th'
    const facts = {
      seller: called[thai ? 1 : 0],
      // The village is enough where the sentence goes on.
      place: (thai ? place.th.split(' ') : place.en.split(', '))[0] ?? '',
      province: thai ? province.th : province.en,
      years: String(years),
    }
    return sentences.map((words) => fill(inLanguage(words, language), facts)).join(' ')
  })
  return [en, th, nl]
}
