import { breakable, runsOf } from './font-runs.ts'
import { covers, fontOf, type Weight } from './fonts.ts'

/** Words on a picture: at most `lines` lines of `size` points within `width`. */
export type Words = { text: string; size: number; weight: Weight; color: string; lines: number; gap: number }

/** Chinese and Japanese may end a line after every character, but no line begins with what closes a sentence. */
const BREAKS = /(?<=[\s\u200b])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?![、。，．！？）」』』ー：；,.!?)])/u
const LINE_HEIGHT = { latin: 1.22, thai: 1.5 } as const

/**
 * Words as the outlines of their letters, one block below the other, so that a picture looks the same on every machine whatever fonts it has. SVG, its height in points;
 * what does not fit ends in an ellipsis.
 */
export function drawWords(blocks: readonly Words[], { width, language }: { width: number; language: string }): { svg: string; height: number } {
  let top = 0
  const parts: string[] = []
  for (const { text, size, weight, color, lines, gap } of blocks) {
    if (text.trim() === '') continue
    const leading = size * (/[\u0e00-\u0e7f]/.test(text) ? LINE_HEIGHT.thai : LINE_HEIGHT.latin)
    for (const line of broken(text, { width, size, weight, language, lines })) {
      const baseline = top + leading * 0.5 + size * 0.36
      parts.push(`<g fill="${color}">${outline(line, { size, weight, language, x: 0, y: baseline }).svg}</g>`)
      top += leading
    }
    top += gap
  }
  return { svg: parts.join(''), height: top }
}

type Look = { size: number; weight: Weight; language: string }

function broken(text: string, { width, lines: most, ...look }: Look & { width: number; lines: number }): string[] {
  const wide = (line: string) => outline(line.trim(), { ...look, x: 0, y: 0 }).width
  const lines: string[] = []
  let line = ''
  for (const part of breakable(text).split(BREAKS)) {
    if (line === '' || wide(line + part) <= width) line += part
    else {
      lines.push(line.trim())
      line = part
    }
  }
  if (line.trim() !== '') lines.push(line.trim())
  const shown = lines.slice(0, most)
  return shown.map((each, place) => ((lines.length > most && place === most - 1) || wide(each) > width ? shortened(each, (cut) => wide(cut) <= width) : each))
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(line)
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function outline(line: string, { size, weight, language, x, y }: Look & { x: number; y: number }): { svg: string; width: number } {
  let at = x
  let svg = ''
  for (const { text, font: family } of runsOf(line, { language, covers })) {
    const font = fontOf(family, weight)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    for (const [place, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[place] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      const path = glyph.path.toSVG()
      if (path !== '') {
        const across = (at + xOffset * scale).toFixed(2)
        const down = (y - yOffset * scale).toFixed(2)
        svg += `<path transform="translate(${across} ${down}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`
      }
      at += xAdvance * scale
    }
  }
  return { svg, width: at - x }
}
