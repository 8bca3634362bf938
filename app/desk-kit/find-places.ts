/** Something that the palette finds by its title, and by words that people say for it. */
export type Findable = { title: string; words: string }

/** What one word of a question is worth, by where it is found. */
const [IN_TITLE, IN_WORDS, BY_STEM] = [3, 2, 1]
/** Endings may differ from here on: refund, refunding. */
const STEM = 4
/** Of what is worth this part of the best or more is shown. */
const WORTH = 0.6
const MOST = 8

/**
 * Of `places` those that are meant by what was typed, the best first: a few letters of a title, or a sentence of which some words are known ("why did Anna’s letter not
 * arrive"). `filler` are words that say nothing. Nothing typed finds all of them.
 */
export function findPlaces<Place extends Findable>(
  asked: string,
  places: readonly Place[],
  { language, filler }: { language: string; filler: string },
): readonly Place[] {
  const typed = asked.trim().toLowerCase()
  if (typed === '') return places
  const wordsOf = splitter(language)
  const idle = new Set(wordsOf(filler))
  const said = wordsOf(typed)
  const telling = said.filter((word) => !idle.has(word))
  const wanted = telling.length > 0 ? telling : said
  const found = places
    .map((place) => {
      const [title, words] = [wordsOf(place.title), wordsOf(place.words)]
      const worth = wanted.reduce((sum, word) => sum + worthOf(word, title, words), 0)
      return { place, worth: worth + (place.title.toLowerCase().includes(typed) ? wanted.length * IN_TITLE : 0) }
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  const least = (found[0]?.worth ?? 0) * WORTH
  return found
    .filter(({ worth }) => worth >= least)
    .slice(0, MOST)
    .map(({ place }) => place)
}

function worthOf(word: string, title: readonly string[], words: readonly string[]): number {
  if (title.some((one) => one.startsWith(word))) return IN_TITLE
  if (words.some((one) => one.startsWith(word))) return IN_WORDS
  return [...title, ...words].some((one) => one.length >= STEM && word.startsWith(one)) ? BY_STEM : 0
}

/** Splits into words in small letters; Thai has no spaces between them. */
function splitter(language: string): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return (text) => [...segmenter.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}
