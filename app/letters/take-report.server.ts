import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../shop.ts'
import { readReport } from './read-report.server.ts'

type Needs = { settings: { keys: Pick<Shop['settings']['keys'], 'jwtSecret'> } }

/** What whoever hands reports over has to show: made of the shop's own secret. */
export const reportKey = ({ settings }: Needs): string =>
  Buffer.from(hkdfSync('sha256', settings.keys.jwtSecret, 'hattha', 'reports about letters', 24)).toString('base64url')

/** `POST /webhooks/letters`: a report about a letter, whole as the mail server wrote it. 401 without the key; what is no report about a letter of ours is taken and forgotten. */
export async function takeReport(shop: Pick<Shop, 'service' | 'settings' | 'log'>, raw: string, headers: Headers): Promise<Response> {
  const shown = headers.get('authorization')?.replace(/^bearer\s+/i, '') ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(shown), digest(reportKey(shop)))) return Response.json({ code: 'forged' }, { status: 401 })
  const report = await readReport(raw)
  if (!report) return Response.json({ taken: 'unreadable' })
  const { taken } = await shop.service.one<{ taken: string }>('select private.take_bounce($1) as taken', [JSON.stringify(report)])
  shop.log.info({ taken, letter: report.letter }, 'a report about a letter')
  return Response.json({ taken })
}
