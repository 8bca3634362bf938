import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScripts } from './content-security.ts'

const html = Buffer.from(
  '<html><head><script>one()</script><script type="module" async="">import "/a.js"</script><script src="/b.js"></script><script type="application/ld+json">{"a":1}</script></head></html>',
)
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('exactly the scripts a page holds may run', () => {
  expect(inlineScripts(html).map(String)).toEqual(['one()', 'import "/a.js"'])
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(directive(contentSecurityPolicy(html, { connect: [] }), 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('import "/a.js"')}`)
})

test('nothing inline runs that we did not write, and nobody frames us', () => {
  const policy = contentSecurityPolicy(html, { connect: ['https://rates.test'] })
  expect(directive(policy, 'script-src')).not.toMatch(/unsafe/)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://rates.test")
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directive(policy, name)).toBe(`${name} 'none'`)
})
