import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A translation service that answers in capitals, notes what it was asked, and does something while it thinks. Ends with the test. */
export async function givenTranslationService(meanwhile: () => Promise<unknown> = async () => undefined) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { q } = JSON.parse(Buffer.concat(parts).toString()) as { q: string }
      asked.push(q)
      void meanwhile().then(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText: q.toUpperCase() })))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  return { asked, service: { engine: 'libretranslate' as const, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: undefined } }
}

export type TranslationService = Awaited<ReturnType<typeof givenTranslationService>>['service']
