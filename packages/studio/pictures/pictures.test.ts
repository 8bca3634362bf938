import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fileOfView, PICTURE_KINDS, viewsOf } from './picture-kinds.ts'
import { WORKSHOPS } from './workshops.data.ts'
import { EMBLEMS } from './emblems.ts'
import { WORN_KINDS } from './worn-kinds.data.ts'
import { STICKERS } from './stickers.ts'

const PICTURES = join(import.meta.dirname, '../../../public/pictures')
const FAMILIES = ['crafts', 'textiles', 'foods', 'jewelry', 'home', 'art']
/** All pictures together may weigh this much, so that a clone stays quick: what a photograph album weighs, with a workshop or a close view for each craft. */
const BUDGET_BYTES = 20 * 1024 * 1024

const masters = [
  ...PICTURE_KINDS.flatMap((kind) => kind.variants.flatMap(({ slug }) => viewsOf(kind).map((view) => `${fileOfView(kind.slug, slug, view)}.webp`))),
  ...WORKSHOPS.map(({ slug }) => `workshop-${slug}.webp`),
]
const others = [
  'placeholder.webp',
  ...FAMILIES.map((family) => `category-${family}.webp`),
  ...[1, 2, 3].flatMap((number) => [`hero-${number}.webp`, `hero-${number}-phone.webp`]),
]

function weightOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? weightOf(path) : statSync(path).size)
  }, 0)
}

describe('the pictures of the shop', () => {
  test('every listed piece has its picture, and no picture is without a piece', () => {
    const found = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'))
    expect(found.toSorted()).toEqual([...masters, ...others].toSorted())
  })

  test('kinds and colourings have names of their own', () => {
    expect(new Set(PICTURE_KINDS.map(({ slug }) => slug)).size).toBe(PICTURE_KINDS.length)
    for (const kind of PICTURE_KINDS) expect(new Set(kind.variants.map(({ slug }) => slug)).size).toBe(kind.variants.length)
    expect(new Set(masters).size).toBe(masters.length)
  })

  test('what is shown worn, and what comes from a workshop, is on the list', () => {
    const kinds = PICTURE_KINDS.map(({ slug }) => slug)
    expect(WORN_KINDS.filter((slug) => !kinds.includes(slug))).toEqual([])
    const made = WORKSHOPS.flatMap((workshop) => workshop.kinds)
    expect(made.filter((slug) => !kinds.includes(slug))).toEqual([])
    expect(new Set(made).size).toBe(made.length)
  })

  test('every family of the shop has pieces', () => {
    expect([...new Set(PICTURE_KINDS.map(({ family }) => family))].toSorted()).toEqual(FAMILIES.toSorted())
  })

  test('colours are colours', () => {
    for (const kind of PICTURE_KINDS) for (const { hex } of kind.variants) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('masters are 4:5 portraits of one size', async () => {
    const sizes = await Promise.all(
      masters
        .filter((name) => existsSync(join(PICTURES, name)))
        .map(async (name) => {
          const { width, height, format } = await sharp(join(PICTURES, name)).metadata()
          return `${format} ${width}×${height}`
        }),
    )
    expect([...new Set(sizes)]).toEqual(['webp 960×1200'])
  })

  test('there is an emblem for every maker’s number', () => {
    expect(readdirSync(join(PICTURES, 'sellers')).toSorted()).toEqual(EMBLEMS.map((_, i) => `${i + 1}.webp`).toSorted())
  })

  test('the stickers are those that are drawn', () => {
    const found = readdirSync(join(PICTURES, 'stickers')).map((file) => ({ file, svg: readFileSync(join(PICTURES, 'stickers', file), 'utf8') }))
    expect(found.toSorted((a, b) => a.file.localeCompare(b.file))).toEqual(
      STICKERS.map(({ name, svg }) => ({ file: `${name}.svg`, svg })).toSorted((a, b) => a.file.localeCompare(b.file)),
    )
  })

  test('together they stay within their weight', () => {
    expect(weightOf(PICTURES)).toBeLessThanOrEqual(BUDGET_BYTES)
  })
})
