import { FunctionRegion } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { serveFunctions } from './edge-server.ts'

// Bodies, methods, headers and regions of `functions.invoke`: https://supabase.com/docs/reference/javascript/functions-invoke
const server = await serveFunctions()
type Mirrored = { url: string; method: string; headers: Record<string, string>; body: unknown }

async function mirrored(options: Parameters<typeof server.functions.invoke>[1], path = 'mirror'): Promise<Mirrored> {
  const { data, error } = await server.functions.invoke<Mirrored>(path, options)
  if (error || data === null) throw error
  return data
}

const form = () => {
  const data = new FormData()
  data.set('title', 'Schale · ชาม')
  data.set('picture', new File([new Uint8Array(70_000)], 'bowl.png', { type: 'image/png' }))
  return data
}

test.each([
  ['an object', { lines: [1, 'two', null] }, 'application/json', { lines: [1, 'two', null] }],
  ['text', 'ขอบคุณ', 'text/plain', 'ขอบคุณ'],
  ['a blob', new Blob([new Uint8Array([0, 255, 7])], { type: 'image/png' }), 'image/png', [0, 255, 7]],
  ['an array buffer', new Uint8Array([1, 2, 250]).buffer, 'application/octet-stream', [1, 2, 250]],
  [
    'a form with a file',
    form(),
    /^multipart\/form-data; boundary=/,
    [
      ['title', 'Schale · ชาม'],
      ['picture', { file: 'bowl.png', type: 'image/png', size: 70_000 }],
    ],
  ],
])('%s arrives as it was given', async (_what, body, type, expected) => {
  const found = await mirrored({ body })
  expect(found.headers['content-type']).toEqual(typeof type === 'string' ? type : expect.stringMatching(type))
  expect(found.body).toEqual(expected)
})

test('a form of a page and a stream arrive, though the client leaves their kind to the caller', async () => {
  const fields = await server.fetch('mirror', { method: 'POST', body: new URLSearchParams({ a: '1', b: 'zwei und drei' }) })
  expect(await fields.json()).toMatchObject({
    body: [
      ['a', '1'],
      ['b', 'zwei und drei'],
    ],
  })
  const parts = new ReadableStream({
    start(controller) {
      for (const part of ['one ', 'two ', 'three']) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: parts, duplex: 'half' }
  expect(await (await server.fetch('mirror', init)).json()).toMatchObject({ body: 'one two three' })
})

test('a body of a kind of the caller’s own keeps it', async () => {
  const found = await mirrored({ body: '<a/>', headers: { 'Content-Type': 'application/xml' } })
  expect([found.headers['content-type'], found.body]).toEqual(['application/xml', '<a/>'])
})

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s reaches the function', async (method) => {
  expect(await mirrored({ method, ...(method !== 'GET' && { body: { a: 1 } }) })).toMatchObject({ method, body: method === 'GET' ? '' : { a: 1 } })
})

test('headers and the region of the caller are seen, and the function’s own address with path and question', async () => {
  const found = await mirrored({ headers: { 'x-mine': 'yes' }, region: FunctionRegion.EuWest1 }, 'mirror/orders/7')
  expect(found.headers).toMatchObject({ 'x-mine': 'yes', 'x-region': 'eu-west-1' })
  expect(new URL(found.url)).toMatchObject({ pathname: '/mirror/orders/7', search: '?forceFunctionRegion=eu-west-1' })
})

test('the answer says where it was made', async () => {
  const { response } = await server.functions.invoke('typed', { region: FunctionRegion.UsEast1 })
  expect(response?.headers.get('x-sb-edge-region')).toBe('us-east-1')
})

test('headers that would speak to our own gateway are not believed', async () => {
  const found = await mirrored({ headers: { 'x-edge-function-url': 'http://evil.example/', 'x-edge-function-threw': 'true' } })
  expect(new URL(found.url).pathname).toBe('/mirror')
  expect(found.headers).not.toHaveProperty('x-edge-function-url')
})

test.each([
  ['json', { a: 1 }],
  ['text', 'plain'],
])('an answer of %s is read as the client reads it', async (as, expected) => {
  expect((await server.functions.invoke(`answers?as=${as}`)).data).toEqual(expected)
})

test('an answer of bytes is a blob, one of a form is a form', async () => {
  const { data: blob } = await server.functions.invoke<Blob>('answers?as=bytes')
  expect([...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([0, 255, 128])
  const { data: fields } = await server.functions.invoke<FormData>('answers?as=form')
  expect(fields?.get('a')).toBe('b')
})

test('empty answers, redirects and several cookies pass as they are', async () => {
  const [nothing, away, cookies] = await Promise.all(['nothing', 'away', 'cookies'].map((as) => server.fetch(`answers?as=${as}`, { method: 'POST' })))
  expect([nothing?.status, await nothing?.text()]).toEqual([204, ''])
  expect([away?.status, away?.headers.get('location')]).toEqual([303, 'https://elsewhere.example/'])
  expect(cookies?.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('functions are written as Deno has them: imports by address, an import map, whole TypeScript, an exported fetch', async () => {
  expect((await server.functions.invoke('old', { body: 'hello' })).data).toBe('function hello')
  expect((await server.functions.invoke('typed')).data).toBe('Ada is glad')
  expect((await server.functions.invoke('exported?name=Ada')).data).toBe('Hello Ada')
})

test('a function with routes of its own is one application below its name', async () => {
  expect((await server.functions.invoke('routed/hi/Ada', { method: 'GET' })).data).toBe('Hi Ada')
  const { data, response } = await server.functions.invoke('routed/hi/Ben', { body: { a: 1 } })
  expect([data, response?.status]).toEqual([{ a: 1, to: 'Ben' }, 201])
})

test('a function reads files beside it, and may go on behind its answer', async () => {
  expect((await server.functions.invoke('files')).data).toEqual({ text: 'words of a file', missing: true })
  await expect.poll(async () => (await server.functions.invoke('files', { method: 'GET' })).data).toBe('done behind the answer')
})

test('a function reads its own variables and nothing of the process it runs in', async () => {
  const { data } = await server.functions.invoke<{ all: string[] }>('variables')
  expect(data).toMatchObject({ url: expect.stringMatching(/^http:\/\/127/), own: 'mine', path: null })
  expect(data?.all).toEqual(['NODE_NO_WARNINGS', 'OWN_SECRET', 'SB_EXECUTION_ID', 'SUPABASE_URL'])
})

test('an edited function answers anew without a restart', async () => {
  server.write('functions/fresh/index.ts', `Deno.serve(() => new Response('first'))`)
  await expect.poll(async () => (await server.functions.invoke('fresh')).data).toBe('first')
  server.write('functions/fresh/index.ts', `Deno.serve(() => new Response('second'))`)
  await expect.poll(async () => (await server.functions.invoke('fresh')).data).toBe('second')
})
