import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE_WIDTHS } from '../../app/ui/picture-widths.ts'
import { sizeOf, WIDTHS } from './resize-pictures.ts'
import { createSizedPictures } from './sized-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'sized-pictures-'))
const kept = join(folder, 'kept')
beforeAll(async () => {
  await sharp({ create: { width: 960, height: 1200, channels: 3, background: '#2b3f87' } })
    .webp()
    .toFile(join(folder, 'silk-red.webp'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const answer = createSizedPictures({ pictures: folder, kept })
const ask = (path: string, headers: Record<string, string> = {}) => answer(new Request(`http://shop.test${path}`, { headers }))
const widthOf = async (response: Response | undefined) => (await sharp(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()).width

test('a picture comes in the width that was asked for, and is made once', async () => {
  const both = await Promise.all([ask('/pictures/silk-red.webp?width=400&quality=75'), ask('/pictures/silk-red.webp?width=400&quality=75')])
  expect(await Promise.all(both.map(widthOf))).toEqual([400, 400])
  expect(readdirSync(kept)).toHaveLength(1)
  expect(await widthOf(await ask('/pictures/silk-red.webp?width=400&quality=75'))).toBe(400)
})

test('it is never blown up', async () => {
  expect(await widthOf(await ask('/pictures/silk-red.webp?width=1280&quality=85'))).toBe(960)
})

test.each([
  ['save-data', 'on'],
  ['ect', '3g'],
  ['ect', 'slow-2g'],
])('who saves data, or has a slow line, gets less: %s %s', async (name, value) => {
  const saved = await ask('/pictures/silk-red.webp?width=960&quality=85', { [name]: value })
  expect(saved?.headers.get('vary')).toBe('Save-Data, ECT')
  expect(await widthOf(saved)).toBe(400)
  expect(await widthOf(await ask('/pictures/silk-red.webp?width=960&quality=85', { ect: '4g' }))).toBe(960)
})

test('sizes that are not ours are refused', async () => {
  const sizes = ['width=401&quality=75', 'width=400&quality=100', 'quality=75', 'width=abc']
  const answers = await Promise.all(sizes.map((query) => ask(`/pictures/silk-red.webp?${query}`)))
  expect(answers.map((refused) => refused?.status)).toEqual([400, 400, 400, 400])
  expect(sizeOf(new URLSearchParams(''), true)).toBeUndefined()
})

test('nothing but pictures can be reached', async () => {
  expect(await ask('/pictures/../package.json?width=400&quality=75')).toBeUndefined()
  expect(await ask('/pictures/..%2f..%2fsecret.webp?width=400&quality=75')).toBeUndefined()
  expect((await ask('/pictures/none.webp?width=400&quality=75'))?.status).toBe(404)
})

test('pages ask for the widths there are', () => {
  expect(PICTURE_WIDTHS).toEqual(WIDTHS)
})
