/** What is used of a font that fontkit has opened. */
export type OpenedFont = {
  characterSet: readonly number[]
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): object
  unitsPerEm: number
  layout(text: string, ...rest: readonly unknown[]): { glyphs: readonly Glyph[]; positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[] }
}
type Glyph = { path: { toSVG(): string } }

/**
 * Makes Thai that can be searched and copied, and read aloud. The places where a line may end draw nothing and say nothing. And a glyph tells the letter it stands for, as
 * it was when its font first met it: a vowel that first comes as half of another one (ำ is drawn as ํ and า) would be silent in the whole file, so every glyph meets its own
 * letter first. Changes all fonts that this thread opens; `font` is any of them.
 */
export function makeThaiReadable(font: OpenedFont): void {
  // What fonts of a kind have in common; fontkit lends it out in no other way.
  const shared: OpenedFont = Object.getPrototypeOf(font)
  const { layout } = shared
  const met = new WeakSet<OpenedFont>()
  shared.layout = function (this: OpenedFont, text, ...rest) {
    if (!met.has(this)) {
      met.add(this)
      if (this.hasGlyphForCodePoint(0x0e01)) for (const letter of this.characterSet) this.glyphForCodePoint(letter)
    }
    return layout.call(this, text.replaceAll('\u200b', ''), ...rest)
  }
}
