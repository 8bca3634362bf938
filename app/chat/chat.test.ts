import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import {
  attachmentMessageType,
  attachmentPath,
  attachmentType,
  downloadAddress,
  fileProblem,
  isWhatItSays,
  type Message,
  orderReferenceText,
  STICKER_NAMES,
  STICKERS,
  withMessages,
} from './chat.ts'

const message = (id: string, created_at: string, facts: Partial<Message> = {}): Message => ({
  id,
  conversation_id: 'c',
  sender_id: 'ada',
  from_seller: false,
  message_type: 'text',
  content: 'Hello',
  language_code: 'en',
  product_id: null,
  content_json: null,
  attachments: [],
  created_at,
  deleted_at: null,
  ...facts,
})

test('messages stand by time, each once, however often and in whatever order they arrive', () => {
  const all = Array.from({ length: 12 }, (_, index) => message(`m${index}`, `2026-11-20T10:00:${String(index).padStart(2, '0')}.000001+00:00`))
  fc.assert(
    fc.property(fc.array(fc.shuffledSubarray(all), { minLength: 1, maxLength: 6 }), (batches) => {
      const shown = batches.reduce<Message[]>((known, batch) => withMessages(known, batch), [])
      const arrived = new Set(batches.flat().map(({ id }) => id))
      expect(shown.map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter((id) => arrived.has(id)))
    }),
  )
})

test('what was taken back stays taken back, and a translation is not lost by an update without one', () => {
  const translations = [{ language: 'th', content: 'สวัสดี', engine: 'test' }]
  const shown = withMessages([message('a', '1', { translations })], [message('a', '1', { content: null, deleted_at: '2' })])
  expect(shown).toMatchObject([{ content: null, deleted_at: '2', translations }])
})

test.each([
  [{ type: 'image/png', size: 5 * 1024 * 1024 }, undefined],
  [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'imageSize'],
  [{ type: 'video/mp4', size: 50 * 1024 * 1024 }, undefined],
  [{ type: 'video/mp4', size: 50 * 1024 * 1024 + 1 }, 'videoSize'],
  [{ type: 'application/pdf', size: 10 * 1024 * 1024 }, undefined],
  [{ type: 'application/pdf', size: 10 * 1024 * 1024 + 1 }, 'fileSize'],
  [{ type: 'application/zip', size: 10 }, 'type'],
  [{ type: 'image/png', size: 0 }, 'empty'],
])('a file %j: %s', (file, problem) => {
  expect(fileProblem(file)).toBe(problem)
})

test('a PDF is a file, and begins as one', async () => {
  expect(['image/png', 'video/mp4', 'application/pdf'].map(attachmentType)).toEqual(['image', 'video', 'file'])
  const pdf = (content: string) => isWhatItSays(new Blob([content], { type: 'application/pdf' }))
  expect([await pdf('%PDF-1.7 …'), await pdf('MZ'), await pdf(''), await pdf('<script>')]).toEqual([true, false, false, false])
})

test('a file is kept under its own name', () => {
  const address = new URL(downloadAddress('https://shop.test/storage/v1/object/sign/a.pdf?token=t', 'ใบ 100% & b.pdf'))
  expect(decodeURIComponent(address.searchParams.get('download') ?? '')).toBe('ใบ 100% & b.pdf')
})

test('a file is named by conversation, time, chance and its ending', () => {
  expect(attachmentPath('c0', { name: 'ผ้า ไหม.JPG', type: 'image/jpeg' }, 'x1', 17)).toBe('c0/17-x1.jpg')
  expect(attachmentPath('c0', { name: 'blob', type: 'video/mp4' }, 'x1', 17)).toBe('c0/17-x1.mp4')
  expect(attachmentPath('c0', { name: 'a/../../b.sh/', type: 'image/svg+xml' }, 'x1', 17)).toBe('c0/17-x1.svgxml')
})

test('a message is called after its first attachment', () => {
  const file = { path: 'p', name: 'n', size: 1, contentType: 'x/y' }
  expect(
    attachmentMessageType([
      { ...file, type: 'video' },
      { ...file, type: 'image' },
    ]),
  ).toBe('video')
  expect(attachmentMessageType([{ ...file, type: 'file' }])).toBe('text')
})

test('every sticker has a name and a drawing; an order is named as the specification says', () => {
  expect(STICKERS).toHaveLength(13)
  expect(readdirSync('public/pictures/stickers').toSorted()).toEqual(STICKER_NAMES.map((name) => `${name}.svg`).toSorted())
  expect(orderReferenceText(' HT-1 ')).toBe('Order reference: HT-1')
})
