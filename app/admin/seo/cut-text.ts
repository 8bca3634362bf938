/** Wide as a search engine's list of results on a desk: its titles and its descriptions, in pixels. */
export const RESULT = { title: { font: '20px Arial', most: 580 }, description: { font: '14px Arial', most: 930 } } as const

/** A text as a search engine shows it: whole, or cut before the word that does not fit. `widthOf` measures in pixels. */
export function cutText(text: string, most: number, widthOf: (text: string) => number): { shown: string; isCut: boolean } {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (widthOf(whole) <= most) return { shown: whole, isCut: false }
  let [fits, over] = [0, whole.length]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (widthOf(`${whole.slice(0, middle)} …`) <= most) fits = middle
    else over = middle
  }
  const part = whole.slice(0, fits)
  const word = part.lastIndexOf(' ')
  // Where words are not spaced, it is cut between letters.
  return { shown: `${(word > fits * 0.6 ? part.slice(0, word) : part).trimEnd()} …`, isCut: true }
}

/** Browser only. Measures text of a font in pixels. */
export function measurerOf(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = font
  return (text) => context?.measureText(text).width ?? text.length * 9
}
