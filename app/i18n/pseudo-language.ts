/**
 * A language nobody speaks, for development: English with accents, longer, between brackets (`?lng=en-XA`; the code is CLDR's for it). What stands on a page without them is not in a
 * catalogue; what is cut off or sticks out would be, in German too.
 */
export const PSEUDO_LANGUAGE = 'en-XA'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu)].map(
    ([, plain = '', accented = '']) => [plain, accented],
  ),
)
/** Words that make a sentence longer and break over lines as words do. */
const FILLING = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `Add to cart` as `[[Åðð ţö çåŕţ öñé]]`. Placeholders and tags stay, so that values appear and links work. */
export function pseudoSentence(sentence: string): string {
  const accented = sentence.replace(/\{\{[^}]*\}\}|<[^>]*>|[a-z]/gi, (part) => ACCENTED[part] ?? part)
  const filling: string[] = []
  // Short texts grow most when they are translated: a button of five letters may have ten.
  const wanted = sentence.length < 12 ? sentence.length * 0.8 : sentence.length * 0.35
  for (let index = 0, length = 0; length < wanted; index++) {
    const word = FILLING[index % FILLING.length] ?? ''
    filling.push(word)
    length += word.length + 1
  }
  return `[[${[accented, ...filling].join(' ')}]]`
}

/** A catalogue, or a part of one, in the pseudo-language. */
export function pseudoCatalogue(sentences: unknown): unknown {
  if (typeof sentences === 'string') return pseudoSentence(sentences)
  if (Array.isArray(sentences)) return sentences.map(pseudoCatalogue)
  if (typeof sentences !== 'object' || sentences === null) return sentences
  return Object.fromEntries(Object.entries(sentences).map(([key, value]) => [key, pseudoCatalogue(value)]))
}
