import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pointsOf } from './picture-points.ts'

const points = (content: Buffer) => pointsOf(Readable.from([content]), 1_000_000)

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG that says it is so large, in a few bytes. */
const bomb = (width: number, height: number) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a picture in %s says how many points it has', async (format) => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2B3F87' } }).toFormat(format)
  expect(await points(await picture.toBuffer())).toBe(1_200)
})

test('a bomb says so before anything is unpacked', async () => {
  expect(await points(bomb(30_000, 30_000))).toBe(900_000_000)
})

test('a moving picture has the points of all its frames', async () => {
  const frame = (red: number) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer()
  const frames = await Promise.all([0, 40, 80, 120, 160, 200].map(frame))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await points(moving)).toBe(1_200)
})

test('the largest image of a HEIC counts', async () => {
  const ispe = (width: number, height: number) => {
    const box = Buffer.alloc(20)
    box.writeUInt32BE(20, 0)
    box.write('ispe', 4)
    box.writeUInt32BE(width, 12)
    box.writeUInt32BE(height, 16)
    return box
  }
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), ispe(512, 512), ispe(30_000, 30_000)])
  expect(await points(heic)).toBe(900_000_000)
})

test('what is no picture has none, nor what is too much to read', async () => {
  expect(await points(Buffer.from('\x89PNG\r\n\x1a\n and nothing else', 'latin1'))).toBeUndefined()
  expect(await points(Buffer.alloc(0))).toBeUndefined()
  expect(await points(Buffer.alloc(1_000_001))).toBeUndefined()
})
