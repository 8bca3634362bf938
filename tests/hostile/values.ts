/** What leaves a trace in a page if it is not escaped. */
export const SCRIPT = '<script>hattha()</script>'
export const IMAGE = '"><img src=x onerror=hattha()>'

/** Text that once broke something somewhere. */
export const TEXTS: readonly string[] = [
  '',
  SCRIPT,
  IMAGE,
  "' or 1=1; drop table public.orders; --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'a\r\nX-Injected: yes\r\n\r\n',
  'a\u0000b',
  '\ud800',
  '\u202eevil\u2066',
  '__proto__',
  'constructor',
  'javascript:hattha()',
  '//evil.example',
  '\\\\evil.example',
  'https://evil.example@hattha.test',
  'ada@example.com\nBcc: everybody@example.com',
  'аda@exаmple.com',
  'ada＠example．com',
  '%s%n%x',
  '-1',
  '9'.repeat(40),
  '1e400',
  'NaN',
  '((((a+)+)+)+)+$',
  'ก'.repeat(4_000),
]

/** Things that are not what a field wants. */
export const THINGS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  [[]],
  {},
  ['x'],
  { toString: 1, length: 1e9 },
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}'),
  'x'.repeat(100_000),
  ...TEXTS,
]

/** Bodies made to exhaust whoever reads them. */
export const BOMBS: Readonly<Record<string, string>> = {
  'half an array': '[',
  'arrays a hundred thousand deep': '['.repeat(100_000) + ']'.repeat(100_000),
  'objects thirty thousand deep': '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000),
  'twenty thousand keys': `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'a number without end': `{"quantity":${'9'.repeat(100_000)}}`,
  'zero bytes': '\u0000'.repeat(1_000),
  'not UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'),
  nothing: '',
  null: 'null',
  'a string': '"place-order"',
}

/** Every copy of `thing` in which one place, however deep, holds `value`. */
export function* spoiled(thing: unknown, value: unknown): Generator {
  if (typeof thing !== 'object' || thing === null) return
  for (const [name, inner] of Object.entries(thing)) {
    const withName = (put: unknown): unknown => (Array.isArray(thing) ? thing.with(Number(name), put) : { ...thing, [name]: put })
    yield withName(value)
    for (const copy of spoiled(inner, value)) yield withName(copy)
  }
}

/** Addresses of pictures that lead a browser, a search engine or a letter somewhere else, or nowhere. */
export const ODD_PICTURES: readonly string[] = [
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  '/\t/evil.example/a.png',
  '/\n/evil.example/a.png',
  ' /pictures/scarf.webp',
  '/pictures/a b.webp',
  '/pictures/\u202egnp.webp',
  '/pictures/"onerror="hattha()',
  '/pictures/<script>',
  'pictures/scarf.webp',
  '',
  '/',
  'https://',
  'https:///evil.example/a.png',
  'https:evil.example/a.png',
  'https://hattha.example@evil.example/a.png',
  'https://hattha.example\\@evil.example/a.png',
  'https://еvil.example/a.png',
  'http://elsewhere.test/spy.gif',
  'javascript:hattha()',
  'data:image/svg+xml,<svg onload="hattha()"/>',
  'blob:https://hattha.example/1',
  'ftp://evil.example/a.png',
]
