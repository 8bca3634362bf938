import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { protect, translate, type TranslationService, unprotect } from './machine-translation.ts'
import { termsFor } from './say-in-language.server.ts'

test('names, numbers, prices and sizes are kept; craft names become what readers know', () => {
  const guarded = protect('ผ้ามัดหมี่ ยาว 180 ซม. ราคา ฿1,250.50 ส่งภายใน 3 วัน', [{ term: 'มัดหมี่', said: 'mudmee' }])
  expect(guarded.kept).toEqual(['mudmee', '180 ซม.', '฿1,250.50', '3'])
  expect(protect('A Mudmee cloth', [{ term: 'mudmee', said: 'มัดหมี่' }]).kept).toEqual(['มัดหมี่'])
  expect(protect('Order H261120-7KQ4M2X-1, see https://hattha.example/x or write to a@b.co, {{name}}', []).kept).toEqual([
    'H261120-7KQ4M2X-1',
    'https://hattha.example/x',
    'a@b.co',
    '{{name}}',
  ])
})

test('an answer that lost or added a number is no answer', () => {
  const text = '2 bowls of khit in a kitchen for 300'
  const guarded = protect(text, [{ term: 'khit', said: 'Khit' }])
  expect(guarded.kept).toEqual(['2', 'Khit', '300'])
  const say = (answer: string) => unprotect(answer, guarded, { text, to: 'de' })
  expect(say('<span translate="no">2</span> Schalen Khit für <span translate="no">300</span>')).toEqual({ said: '2 Schalen Khit für 300' })
  expect(say('Zwei Schalen Khit für 300')).toEqual({ because: 'numbers' })
  expect(say('2 Schalen Khit für 3000')).toEqual({ because: 'numbers' })
  expect(say('2 Schalen Khit für 300, 5 % Rabatt')).toEqual({ because: 'numbers' })
  expect(say('2 Schalen für 300')).toEqual({ because: 'kept_words' })
  expect(say('2 <script>x</script> Khit 300')).toEqual({ because: 'markup' })
  expect(say(' ')).toEqual({ because: 'empty' })
})

test('an answer that is far too short or long, or still Thai, is no answer', () => {
  const text = 'A bowl that was turned and glazed by hand in a village by the river'
  const say = (answer: string, to: 'de' | 'th' = 'de') => unprotect(answer, protect(text, []), { text, to })
  expect(say('Schale')).toEqual({ because: 'length' })
  expect(say('sehr schön '.repeat(60))).toEqual({ because: 'length' })
  expect(say('ชามที่ปั้นด้วยมือในหมู่บ้านริมแม่น้ำ')).toEqual({ because: 'script' })
  expect(say('ชามที่ปั้นด้วยมือในหมู่บ้านริมแม่น้ำ', 'th')).toEqual({ said: 'ชามที่ปั้นด้วยมือในหมู่บ้านริมแม่น้ำ' })
})

test('what names a language comes before what names none, and Thai words hold in every text', () => {
  const term = (source_language: string, target_language: string, word: string, said: string) => ({ source_language, target_language, term: word, said })
  const glossary = [term('en', 'de', 'gift', 'Geschenk'), term('*', '*', 'Gift', 'gift'), term('th', '*', 'ผ้าขิด', 'khit'), term('fr', 'de', 'laine', 'Wolle')]
  expect(termsFor(glossary, 'en').map(({ said }) => said)).toEqual(['khit', 'Geschenk'])
  expect(termsFor(glossary, 'nl').map(({ said }) => said)).toEqual(['khit', 'gift'])
  expect(termsFor(glossary, null)).toHaveLength(3)
})

test('whatever is written comes back as it was when nothing is translated', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      fc.pre(text.trim() !== '' && !/[<>]/.test(text))
      const guarded = protect(text, [])
      const back = unprotect(guarded.html, guarded, { text, to: 'en' })
      if ('said' in back) expect(back.said).toBe(text)
    }),
  )
})

/** A service that speaks LibreTranslate's and DeepL's language and answers with capitals; it fails as often as it is told to. */
async function givenService(engine: TranslationService['engine'], { failing = 0, status = 503 } = {}) {
  const asked: { path: string; body: Record<string, unknown>; key: string | undefined }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
      asked.push({ path: request.url ?? '', body, key: request.headers.authorization })
      if (asked.length <= failing) return response.writeHead(status).end('{}')
      const text = String(engine === 'deepl' ? (body['text'] as string[])[0] : body['q'])
      const said = text
        .split(/(<span translate="no">.*?<\/span>|&\w+;)/)
        .map((part, index) => (index % 2 === 0 ? part.toUpperCase() : part))
        .join('')
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(engine === 'deepl' ? { translations: [{ text: said }] } : { translatedText: said }))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { service: { engine, url, key: 'secret' } satisfies TranslationService, asked }
}

test.each(['libretranslate', 'deepl'] as const)('%s is asked as its documentation says', async (engine) => {
  const { service, asked } = await givenService(engine)
  expect(await translate(service, { text: 'Is it <new>, 72 cm?', from: 'en', to: 'zh-TW' })).toEqual({ said: 'IS IT <NEW>, 72 cm?' })
  const [call] = asked
  if (engine === 'deepl') {
    expect(call).toMatchObject({
      path: '/v2/translate',
      key: 'DeepL-Auth-Key secret',
      body: { target_lang: 'ZH-HANT', source_lang: 'EN', tag_handling: 'html' },
    })
  } else expect(call).toMatchObject({ path: '/translate', body: { source: 'en', target: 'zt', format: 'html', api_key: 'secret' } })
})

test('a service that is away is asked five times, with longer and longer pauses; one that refuses is not', async () => {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const away = await givenService('libretranslate', { failing: 4 })
  expect(await translate(away.service, { text: 'Hello', from: null, to: 'th' }, { pause })).toEqual({ said: 'HELLO' })
  expect(pauses).toEqual([350, 700, 1400, 2800])
  const gone = await givenService('libretranslate', { failing: 9 })
  expect(await translate(gone.service, { text: 'Hello', from: null, to: 'th' }, { pause })).toEqual({ because: 'away' })
  expect(gone.asked).toHaveLength(5)
  const refusing = await givenService('libretranslate', { failing: 9, status: 403 })
  expect(await translate(refusing.service, { text: 'Hello', from: null, to: 'th' }, { pause })).toEqual({ because: 'refused' })
  expect(refusing.asked).toHaveLength(1)
})
