/** Deno functions as people write them, by name; `serveFunctions` puts them where Supabase looks for them. */
export const SAMPLE_FUNCTIONS: Readonly<Record<string, string>> = {
  /** Answers what it got: the manner of functions-js' own test function. */
  mirror: `
    import 'jsr:@supabase/functions-js/edge-runtime.d.ts'
    Deno.serve(async (request: Request) => {
      const type = request.headers.get('content-type') ?? ''
      const body = type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded')
        ? [...(await request.formData()).entries()].map(([name, value]) => [name, typeof value === 'string' ? value : { file: value.name, type: value.type, size: value.size }])
        : type.startsWith('application/json') ? await request.json()
        : type === 'application/octet-stream' || type.startsWith('image/') ? [...new Uint8Array(await request.arrayBuffer())]
        : await request.text()
      return Response.json({ url: request.url, method: request.method, headers: Object.fromEntries(request.headers), body })
    })`,
  /** Old functions import from addresses. */
  old: `
    import 'https://deno.land/x/xhr@0.1.0/mod.ts'
    import { serve } from 'https://deno.land/std@0.168.0/http/server.ts'
    import { createClient } from 'https://esm.sh/@supabase/supabase-js@2.39.3'
    serve(async (request) => new Response(typeof createClient + ' ' + (await request.text())))`,
  exported: `
    import { greet } from 'words/greet.ts'
    export default { fetch: async (request: Request) => new Response(greet(new URL(request.url).searchParams.get('name') ?? 'nobody')) }`,
  routed: `
    import { Hono } from 'npm:hono@4.6.0'
    import { cors } from 'npm:hono@4/cors'
    const app = new Hono().basePath('/routed')
    app.use('*', cors())
    app.get('/hi/:name', (c) => c.text('Hi ' + c.req.param('name')))
    app.post('/hi/:name', async (c) => c.json({ ...(await c.req.json()), to: c.req.param('name') }, 201))
    Deno.serve(app.fetch)`,
  files: `
    let done = 'not yet'
    Deno.serve(async (request) => {
      if (request.method === 'GET') return new Response(done)
      EdgeRuntime.waitUntil(Promise.resolve().then(() => { done = 'done behind the answer' }))
      const missing = await Deno.readTextFile(new URL('./nothing.txt', import.meta.url)).catch((error) => error instanceof Deno.errors.NotFound)
      return Response.json({ text: await Deno.readTextFile(new URL('./words.txt', import.meta.url)), missing })
    })`,
  unmet: `import Twilio from 'npm:twilio@5.0.0'\nDeno.serve(() => new Response(typeof Twilio))`,
  /** Everything of TypeScript that cannot simply be taken away. */
  typed: `
    enum Mood { Glad = 'glad' }
    class Visitor { constructor(public readonly name: string, private mood: Mood = Mood.Glad) {} get said() { return this.name + ' is ' + this.mood } }
    Deno.serve(() => new Response(new Visitor('Ada').said))`,
  variables: `
    Deno.serve(() => Response.json({
      url: Deno.env.get('SUPABASE_URL'), own: Deno.env.get('OWN_SECRET'), path: Deno.env.get('PATH') ?? null, all: Object.keys(Deno.env.toObject()).sort(),
    }))`,
  answers: `
    Deno.serve((request: Request) => {
      const wanted = new URL(request.url).searchParams.get('as')
      if (wanted === 'json') return Response.json({ a: 1 })
      if (wanted === 'text') return new Response('plain')
      if (wanted === 'bytes') return new Response(new Uint8Array([0, 255, 128]), { headers: { 'content-type': 'application/octet-stream' } })
      if (wanted === 'form') { const form = new FormData(); form.set('a', 'b'); return new Response(form) }
      if (wanted === 'nothing') return new Response(null, { status: 204 })
      if (wanted === 'away') return Response.redirect('https://elsewhere.example/', 303)
      if (wanted === 'refused') return Response.json({ because: 'no' }, { status: 422 })
      if (wanted === 'wrong') return 'not a response'
      const headers = new Headers([['set-cookie', 'a=1'], ['set-cookie', 'b=2']])
      return new Response('cookies', { headers })
    })`,
  /** Each part waits until it is called again, so that a test sees parts arrive one by one. */
  slowly: `
    let next = () => {}
    Deno.serve(async (request: Request) => {
      if (request.method === 'PUT') { next(); return new Response('went on') }
      const stream = new ReadableStream({
        async pull(controller) {
          controller.enqueue(new TextEncoder().encode('data: part\\n\\n'))
          await new Promise<void>((go) => { next = go })
        },
        cancel() { console.log('the reader left') },
      })
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
    })`,
  never: `
    let [came, left] = [0, 0]
    Deno.serve(async (request: Request) => {
      if (request.method === 'GET') return Response.json({ came, left })
      came += 1
      request.signal.addEventListener('abort', () => { left += 1 })
      await new Promise(() => {})
    })`,
  throws: `Deno.serve(() => { throw new Error('the password is tango') })`,
  mends: `Deno.serve({ onError: () => new Response('mended', { status: 418 }) }, () => { throw new Error('x') })`,
  broken: `import { x } from 'https://deno.land/x/somewhere/mod.ts'\nDeno.serve(() => new Response(x))`,
  unfinished: `Deno.serve(() => new Response('`,
  silent: `console.log('I serve nothing')`,
  busy: `Deno.serve((request) => { if (request.method === 'GET') return new Response('free'); for (;;); })`,
  dies: `Deno.serve((request) => { if (request.method === 'GET') return new Response('alive'); setTimeout(() => { throw new Error('later') }); return new Promise(() => {}) })`,
  greedy: `Deno.serve((request) => { if (request.method === 'GET') return new Response('modest'); const kept = []; for (;;) kept.push(new Array(100_000).fill(kept.length)) })`,
  open: `Deno.serve((request) => new Response(request.headers.get('authorization') ?? 'nobody'))`,
  cors: `
    const cors = { 'Access-Control-Allow-Origin': 'https://app.example', 'Access-Control-Allow-Headers': 'authorization, x-mine' }
    Deno.serve((request) => request.method === 'OPTIONS' ? new Response('ok', { headers: cors }) : new Response('done', { headers: cors }))`,
  off: `Deno.serve(() => new Response('on'))`,
}
