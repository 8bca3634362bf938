import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Covers, Family } from './font-runs.ts'
import { makeThaiReadable, type OpenedFont } from './readable-thai.ts'

// Belongs to the thread that prints: what it holds goes when the thread goes.

const require = createRequire(import.meta.url)
// CommonJS without types; only what is named in `OpenedFont` is used of it.
const { create } = require('fontkit') as { create(font: Buffer): OpenedFont }

export type Weight = 'normal' | 'bold'

/** The files of each family; eastern Asia has one weight, because a second would weigh as much as all others together. */
export const FILES = {
  latin: { normal: 'inter-400', bold: 'inter-600' },
  thai: { normal: 'noto-thai-400', bold: 'noto-thai-600' },
  jp: { normal: 'noto-jp-400', bold: 'noto-jp-400' },
  kr: { normal: 'noto-kr-400', bold: 'noto-kr-400' },
  sc: { normal: 'noto-sc-400', bold: 'noto-sc-400' },
  tc: { normal: 'noto-tc-400', bold: 'noto-tc-400' },
} satisfies Record<Family, Record<Weight, string>>

const unpacked = new Map<string, Buffer>()

/** A font file by its name, as TrueType. */
export function fileOf(name: string): Buffer {
  const known = unpacked.get(name)
  if (known) return known
  const file = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'fonts', `${name}.ttf.br`)))
  unpacked.set(name, file)
  return file
}

const opened = new Map<string, OpenedFont>()

/** A family opened for asking and drawing. */
export function fontOf(family: Family, weight: Weight = 'normal'): OpenedFont {
  const name = FILES[family][weight]
  const font = opened.get(name) ?? create(fileOf(name))
  opened.set(name, font)
  return font
}

export const covers: Covers = (family, codePoint) => fontOf(family).hasGlyphForCodePoint(codePoint)

makeThaiReadable(fontOf('thai'))
