/** Pages a sign-in does not lead back to: they are about signing in. */
const ABOUT_SIGNING_IN = /^\/(auth|login|register)(\/|\?|$)/

/**
 * Where a sign-in leads: the page of ours it started from, else the site root. Takes an address of this site, with or without its origin, and never
 * one of another site, however it is spelled. The language prefix is taken off, because the router adds the reader's.
 */
export function ownPath(wanted: string | null | undefined, origin: string, languages: readonly string[]): string {
  if (!wanted || wanted.length > 2_000 || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  if (url.origin !== origin) return '/'
  const [, first = '', ...rest] = url.pathname.split('/')
  const pathname = languages.includes(first) ? `/${rest.join('/')}` : url.pathname
  // `//host` and `/\host` are other sites to a browser.
  if (!/^\/(?![/\\])/.test(pathname) || ABOUT_SIGNING_IN.test(pathname)) return '/'
  return pathname + url.search + url.hash
}
