import { afterEach, expect, test, vi } from 'vitest'
import type { ShopClient } from '../../platform/session/supabase.ts'
import { uploadFiles } from './send-message.ts'

const drawn = new Blob(['the picture and nothing else'], { type: 'image/jpeg' })
const plainPicture = vi.hoisted(() => vi.fn<(file: File) => Promise<{ content: Blob; ending: string }>>())
vi.mock('../../ui/plain-picture.ts', () => ({ plainPicture }))
afterEach(() => plainPicture.mockReset())

/** A shop that keeps what it is sent. */
function given() {
  const kept: { path: string; content: Blob; contentType: string }[] = []
  const upload = async (path: string, content: Blob, { contentType }: { contentType: string }) => {
    kept.push({ path, content, contentType })
    return { error: null }
  }
  const client = { storage: { from: () => ({ upload }) } } as unknown as ShopClient
  return { kept, send: (...files: File[]) => uploadFiles(client, 'talk', files) }
}
const photograph = new File(['where it was taken, and the picture'], 'home.JPG', { type: 'image/jpeg' })

test('a photograph is drawn anew, so that it tells nobody where it was taken', async () => {
  plainPicture.mockResolvedValue({ content: drawn, ending: 'jpg' })
  const { kept, send } = given()
  const { uploaded, failed } = await send(photograph)
  expect(failed).toEqual([])
  expect(kept).toEqual([{ path: expect.stringMatching(/^talk\/.+\.jpg$/), content: drawn, contentType: 'image/jpeg' }])
  expect(uploaded).toEqual([{ type: 'image', path: kept[0]?.path, name: 'home.JPG', size: drawn.size, contentType: 'image/jpeg' }])
})

test('what cannot be drawn is not sent as it is', async () => {
  plainPicture.mockRejectedValue(new Error('no picture'))
  const { kept, send } = given()
  expect(await send(photograph)).toEqual({ uploaded: [], failed: [{ file: photograph, problem: 'type' }] })
  expect(kept).toEqual([])
})

test('other files go as they are', async () => {
  const { kept, send } = given()
  const drawing = new File(['a drawing'], 'mark.png', { type: 'image/png' })
  await send(drawing)
  expect(kept.map(({ content }) => content)).toEqual([drawing])
  expect(plainPicture).not.toHaveBeenCalled()
})
