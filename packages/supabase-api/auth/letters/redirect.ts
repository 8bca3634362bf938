import type { Context } from 'hono'
import type { AuthSettings } from '../settings.ts'

/**
 * Where a person is sent after a link, from `redirect_to` (query, header or the given body field): the site itself and what the allow-list
 * names, else the site's own address. https://supabase.com/docs/guides/auth/redirect-urls
 */
export function redirectOf(settings: AuthSettings, c: Context, given?: string): string {
  const asked = given || c.req.query('redirect_to') || c.req.header('redirect_to') || ''
  return allowedRedirect(settings, asked) ?? settings.siteUrl
}

/** The address in the form browsers will read it, if a redirect may lead there. What is matched is what is sent, so no spelling slips through. */
export function allowedRedirect(settings: AuthSettings, asked: string): string | undefined {
  if (asked === '' || asked.length > 2048 || /[\u0000-\u0020\\]/.test(asked) || !URL.canParse(asked)) return undefined
  const url = new URL(asked)
  if (url.username !== '' || url.password !== '' || ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:'].includes(url.protocol)) return undefined
  if (isSite(new URL(settings.siteUrl), url)) return url.href
  const whole = url.href.split('#')[0] ?? ''
  const bare = whole.split('?')[0] ?? ''
  return settings.redirectUrls.some((pattern) => globMatches(pattern, whole) || globMatches(pattern, bare) || globMatches(pattern, bare.replace(/\/$/, '')))
    ? url.href
    : undefined
}

/** The same origin; on a developer's machine any port of it, since front ends run beside the service there. */
function isSite(site: URL, url: URL): boolean {
  if (url.origin === site.origin && url.origin !== 'null') return true
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname)
  return loopback && url.protocol === site.protocol && url.hostname === site.hostname
}

/** Supabase's patterns: `*` within a part (parts end at `.` and `/`), `**` across parts, `?` one character of a part, `{a,b}` either. */
export function globMatches(pattern: string, address: string): boolean {
  const source = pattern.replace(/\*\*|\*|\?|\{[^{}]*\}|[\\^$+.()|[\]{}]/g, (found) => {
    if (found === '**') return '.*'
    if (found === '*') return '[^./]*'
    if (found === '?') return '[^./]'
    if (found.startsWith('{') && found.length > 1) return `(?:${found.slice(1, -1).split(',').map(escaped).join('|')})`
    return `\\${found}`
  })
  return new RegExp(`^${source}$`, 'u').test(address)
}

const escaped = (text: string) => text.replace(/[\\^$*+?.()|[\]{}/]/g, '\\$&')
