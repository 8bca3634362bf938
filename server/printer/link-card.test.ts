import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPrinter } from './printer.ts'

/** A shop that has one picture, all red, and counts who asks for it. */
let asked: string[]
const pictures = createServer((request, answer) => {
  asked.push(request.url ?? '')
  if (request.url !== '/pictures/red.png') return answer.writeHead(404).end()
  void sharp({ create: { width: 400, height: 500, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
    .then((png) => answer.writeHead(200, { 'content-type': 'image/png' }).end(png))
  return undefined
})
const folder = mkdtempSync(join(tmpdir(), 'cards-'))
let printer: ReturnType<typeof createPrinter>
beforeAll(async () => {
  asked = []
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening))
  printer = createPrinter({ cards: folder, shop: `http://127.0.0.1:${(pictures.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await printer.close()
  pictures.close()
  rmSync(folder, { recursive: true })
})

const CARD = { language: 'en', title: 'Hand-woven silk scarf, indigo', by: 'Ban Chonnabot Silk', place: 'Khon Kaen', picture: '/pictures/red.png' }
type Part = { left: number; top: number; width: number; height: number }
/** Of a part of a card, cut out first: sharp counts what came in, not what was made of it. */
const statsOf = async (card: Uint8Array, part: Part) => sharp(await sharp(card).extract(part).png().toBuffer()).stats()

/** Whether anything darker than paper stands in a part of a card. */
async function hasInk(card: Uint8Array, part: Part): Promise<boolean> {
  const { channels } = await statsOf(card, part)
  return (channels[0]?.min ?? 255) < 120
}

test('a card is 1200 × 630, with the picture at the left and the words beside it', async () => {
  const card = await printer.card(CARD)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(card.byteLength).toBeLessThan(300_000)
  const { channels } = await statsOf(card, { left: 100, top: 100, width: 200, height: 200 })
  expect([channels[0]?.mean, channels[1]?.mean].map((mean) => Math.round((mean ?? 0) / 100))).toEqual([3, 0])
  expect(await hasInk(card, { left: 680, top: 100, width: 460, height: 380 })).toBe(true)
})

test.each([
  ['th', 'ผ้าพันคอไหมมัดหมี่ทอมือย้อมครามธรรมชาติลายโบราณจากชนบท'],
  ['ja', '手織りのタイシルクのスカーフ、天然藍染め、伝統的な絣の模様'],
  ['ko', '손으로 짠 실크 스카프'],
  ['zh-TW', '手工編織絲綢圍巾，天然靛藍染色'],
  ['de', 'Handgewebter Seidenschal-Donaudampfschifffahrtsgesellschaftskapitän'],
])('words in %s stay within their half, however long they are', async (language, title) => {
  const card = await printer.card({ ...CARD, language, title: `${title} ${title} ${title}` })
  expect(await hasInk(card, { left: 680, top: 60, width: 460, height: 420 })).toBe(true)
  expect(await hasInk(card, { left: 1160, top: 0, width: 40, height: 600 })).toBe(false)
})

test('without a picture the words have the whole card; nothing is fetched from elsewhere', async () => {
  for (const picture of ['', '/pictures/none.png', 'http://elsewhere.invalid/a.png', '//elsewhere.invalid/a.png']) {
    const card = await printer.card({ ...CARD, title: `Without ${picture}`, picture })
    expect(await hasInk(card, { left: 56, top: 100, width: 500, height: 380 })).toBe(true)
  }
  expect(asked.filter((path) => path !== '/pictures/red.png')).toEqual(['/pictures/none.png'])
})

test('a card is made once, however many ask, and kept', async () => {
  const card = { ...CARD, title: 'Only once' }
  asked = []
  const [first, second] = await Promise.all([printer.card(card), printer.card(card)])
  const third = await printer.card(card)
  expect(asked).toEqual(['/pictures/red.png'])
  expect(Buffer.from(second ?? []).equals(Buffer.from(first ?? []))).toBe(true)
  expect(Buffer.from(third).equals(Buffer.from(first ?? []))).toBe(true)
  expect(readdirSync(folder).every((name) => /^[\da-f]{40}\.jpg$/.test(name))).toBe(true)
})
