import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { picturesInTurns } from './turns.ts'

/** Files as storage has them: at most `room` copies of pictures may be asked for at a time, and none is made before it is let go. */
function given({ room }: { room: number }) {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const files = new Hono()
    .get('/render/image/public/*', async (c) => {
      if (asked >= room) return c.text('Too many pictures are being made.', 503)
      asked += 1
      await letGo
      asked -= 1
      return c.text('picture')
    })
    .get('/object/public/*', (c) => c.text('file'))
  const app = picturesInTurns(files, { ipOf: (c) => c.req.header('x-from') ?? '', exempt: () => false })
  const ask = async (path: string, from: string) => (await app.request(path, { headers: { 'x-from': from } })).status
  return { ask, letGo: resolve }
}

test('whoever asks for a picture in every size keeps nobody else from one', async () => {
  const { ask, letGo } = given({ room: 20 })
  const flood = Array.from({ length: 60 }, (_, size) => ask(`/render/image/public/faces/ada.png?width=${100 + size}`, '203.0.113.7'))
  const other = ask('/render/image/public/faces/ben.png?width=100', '203.0.113.8')
  // Files as they are wait for no picture.
  expect(await ask('/object/public/faces/ada.png', '203.0.113.7')).toBe(200)
  letGo()
  expect(await other).toBe(200)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
})
