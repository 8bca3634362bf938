/** What an answer of the shop says to browsers, one rule each: `good`, `weak` where it is said but protects little, `missing`. */
export type HeaderRule = { name: string; standing: 'good' | 'weak' | 'missing'; value: string }

const HALF_A_YEAR_SECONDS = 15_768_000

type Rule = { name: string; isGood: (value: string) => boolean; /** Said over TLS only (RFC 6797, section 7.2). */ tlsOnly?: true }

const RULES: readonly Rule[] = [
  {
    name: 'content-security-policy',
    isGood: (value) =>
      /(^|;)\s*default-src /.test(value) &&
      /object-src 'none'/.test(value) &&
      !/script-src[^;]*'unsafe-(inline|eval)'/.test(value) &&
      /frame-ancestors/.test(value),
  },
  { name: 'strict-transport-security', isGood: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= HALF_A_YEAR_SECONDS, tlsOnly: true },
  { name: 'x-content-type-options', isGood: (value) => value.trim().toLowerCase() === 'nosniff' },
  { name: 'referrer-policy', isGood: (value) => /no-referrer|same-origin|strict-origin/.test(value) },
  { name: 'permissions-policy', isGood: (value) => value.trim() !== '' },
  { name: 'cross-origin-opener-policy', isGood: (value) => value.startsWith('same-origin') },
]

/** Reads the headers of an answer of this shop. Without TLS nobody can ask for it, so that rule is left out. */
export const readHeaders = (headers: Headers, { tls }: { tls: boolean }): HeaderRule[] =>
  RULES.flatMap(({ name, isGood, tlsOnly }): HeaderRule[] => {
    if (tlsOnly && !tls) return []
    const value = headers.get(name) ?? ''
    return [{ name, value, standing: value === '' ? 'missing' : isGood(value) ? 'good' : 'weak' }]
  })
