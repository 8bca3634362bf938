import { expect, test } from 'vitest'
import { ADA, startStorage } from './storage-server.ts'

const FULL = { message: 'The storage quota is exceeded', statusCode: '413' }

test('a person keeps so many files, however small, and replaces them all the same', async () => {
  const server = await startStorage({ settings: { filesPerPerson: 2 } })
  const files = (await server.as(ADA)).storage.from('private')
  const put = async (name: string, upsert = false) => (await files.upload(`${ADA}/${name}`, new Blob([]), { upsert })).error
  expect([await put('a'), await put('b')]).toEqual([null, null])
  expect(await put('c')).toMatchObject(FULL)
  expect(await put('b', true)).toBeNull()
  expect((await files.remove([`${ADA}/a`])).error).toBeNull()
  const both = await Promise.all([put('d'), put('e')])
  expect(both.filter((error) => error === null)).toHaveLength(1)
})

test('what is written beside a file takes room as the file does', async () => {
  const server = await startStorage({ settings: { quotaBytesPerPerson: 1_000 } })
  const files = (await server.as(ADA)).storage.from('private')
  const put = async (name: string, note: string) => (await files.upload(`${ADA}/${name}`, new Blob(['x']), { metadata: { note } })).error
  expect(await put('a', 'x'.repeat(600))).toBeNull()
  expect(await put('b', 'x'.repeat(600))).toMatchObject(FULL)
  expect(await put('c', 'short')).toBeNull()
})
