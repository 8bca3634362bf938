import { PSEUDO_LANGUAGE } from '../../app/i18n/pseudo-language.ts'

const COOKIE = 'pseudo'

/** Whether a page is wanted in the pseudo-language, and whether that was said just now. */
export type Pseudo = { speaks: boolean; asked: boolean }

/** Development only. `?lng=en-XA` puts the pseudo-language in the place of English, any other `?lng` takes it away: by a cookie, so that what the page fetches later speaks it, too. */
export function pseudoOf(request: Request, url: URL): Pseudo {
  const asked = url.searchParams.get('lng')
  if (asked !== null) return { speaks: asked.toLowerCase() === PSEUDO_LANGUAGE.toLowerCase(), asked: true }
  return { speaks: new RegExp(String.raw`(^|;\s*)${COOKIE}=1`).test(request.headers.get('cookie') ?? ''), asked: false }
}

/** The answer, with the choice in it when there was one. */
export function pseudoRemembered(response: Response, pseudo: Pseudo | undefined): Response {
  if (pseudo?.asked) response.headers.append('Set-Cookie', `${COOKIE}=${pseudo.speaks ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${pseudo.speaks ? 86_400 : 0}`)
  return response
}
