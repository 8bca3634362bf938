import { hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { refuse } from '../refusal.ts'

/** What a signed link allows: reading one object (smaller, when `transformations` say so) or writing one. */
export type DownloadLink = { url: string; transformations: string | undefined; exp: number }
export type UploadLink = { url: string; owner: string | undefined; upsert: boolean }

export type LinkTokens = {
  signDownload(link: { url: string; transformations: string | undefined }, seconds: number): Promise<string>
  signUpload(link: UploadLink, seconds: number): Promise<string>
  /** Refuses a token that was altered, is too old, was made for writing or for another object. */
  checkDownload(token: string, url: string): Promise<DownloadLink>
  checkUpload(token: string, url: string): Promise<UploadLink>
}

/**
 * Signs links with a key of their own, derived from the project's secret: a link is no access token, an access token is no link, and a link for
 * reading is none for writing.
 */
export function linkTokens(secret: string, now: () => Date): LinkTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'storage', 'signed links', 32))
  const sign = (use: string, facts: Record<string, unknown>, seconds: number) => {
    const issued = Math.floor(now().getTime() / 1000)
    return new SignJWT(facts)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(`storage:${use}`)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key)
  }
  const check = async (use: string, token: string, url: string) => {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: `storage:${use}`, requiredClaims: ['exp'], currentDate: now() }).catch(
      (error: unknown) => {
        throw refuse.invalidJwt(error instanceof errors.JOSEError ? error.message : 'invalid token')
      },
    )
    if (payload['url'] !== url) throw refuse.invalidSignature('The url do not match the signature')
    return payload
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    signDownload: (link, seconds) => sign('download', link, seconds),
    signUpload: (link, seconds) => sign('upload', link, seconds),
    async checkDownload(token, url) {
      const payload = await check('download', token, url)
      return { url, transformations: text(payload['transformations']), exp: payload.exp ?? 0 }
    },
    async checkUpload(token, url) {
      const payload = await check('upload', token, url)
      return { url, owner: text(payload['owner']), upsert: payload['upsert'] === true }
    },
  }
}
