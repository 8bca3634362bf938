import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, sealed } from './content-security.ts'

const NONCE = 'n0nce_of-this-rendering'
const html = Buffer.from(
  `<html><head><link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><script nonce="${NONCE}">one()</script><script nonce="${NONCE}" type="module" async="">import "/a.js"</script>
  <script src="/b.js" nonce="${NONCE}"></script><script type="application/ld+json" nonce="${NONCE}">{"a":1}</script></head><body>สวัสดี 🧵</body></html>`,
)
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('exactly the scripts we wrote may run', () => {
  const { scripts } = sealed(html, NONCE)
  expect(scripts.map(String)).toEqual(['one()', 'import "/a.js"'])
  expect(directive(contentSecurityPolicy(scripts, { connect: [] }), 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('import "/a.js"')}`)
})

test('the nonce does not leave with the document, and nothing else is missing', () => {
  expect(String(sealed(html, NONCE).html)).toBe(String(html).replaceAll(` nonce="${NONCE}"`, ''))
})

test.each([
  ['of somebody else', '<script>stolen()</script>'],
  ['with a nonce of its own', '<script nonce="guessed">stolen()</script>'],
  ['in other letters', `<SCRIPT>stolen()</SCRIPT>`],
  ['behind ours', `<script nonce="${NONCE}">ours()</script><script>stolen()</script>`],
  ['that says it is data', '<script type="application/json">stolen()</script>'],
])('a script %s stands in the page and may not run', (_, script) => {
  const { scripts } = sealed(Buffer.from(`<body>${script}</body>`), NONCE)
  expect(scripts.map(String).filter((text) => text.includes('stolen'))).toEqual([])
})

test('nothing inline runs that we did not write, and nobody frames us', () => {
  const policy = contentSecurityPolicy(sealed(html, NONCE).scripts, { connect: ['https://rates.test'] })
  expect(directive(policy, 'script-src')).not.toMatch(/unsafe/)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://rates.test")
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directive(policy, name)).toBe(`${name} 'none'`)
})
