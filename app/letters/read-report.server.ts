import PostalMime, { type Attachment } from 'postal-mime'
import { isNobody } from '../platform/no-such-address.ts'

/** What a report says about a letter of ours. `nobody`: there is no such address, so that writing again is of no use. */
export type Report = { letter: string; kind: 'bounced' | 'delayed' | 'complained'; said: string; nobody: boolean }

/**
 * Reads what a mail server sends back: a delivery report (RFC 3464) or a complaint (RFC 5965). Which letter it is about is in the Message-ID of the letter it quotes; undefined for what is no
 * report, or quotes none of ours.
 */
export async function readReport(raw: string): Promise<Report | undefined> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined)
  if (!mail) return undefined
  const part = (type: string) => mail.attachments.filter(({ mimeType }) => mimeType === type).map(textOf)[0]
  const quoted = part('message/rfc822') ?? part('text/rfc822-headers') ?? part('message/rfc822-headers')
  const letter = /^message-id:\s*<([0-9a-f-]{36})@[^>]*>/im.exec(quoted ?? '')?.[1]
  if (letter === undefined) return undefined
  const complaint = part('message/feedback-report')
  if (complaint !== undefined) return { letter, kind: 'complained', said: fieldOf(complaint, 'feedback-type'), nobody: false }
  const status = part('message/delivery-status')
  if (status === undefined) return undefined
  const action = fieldOf(status, 'action').toLowerCase()
  const code = fieldOf(status, 'status')
  const said = [code, fieldOf(status, 'diagnostic-code').replace(/^[\w-]+;\s*/, '')].filter(Boolean).join(' ')
  if (action === 'delayed' || code.startsWith('4.')) return { letter, kind: 'delayed', said, nobody: false }
  return action === 'failed' ? { letter, kind: 'bounced', said, nobody: isNobody(code) } : undefined
}

/** A field of a report, its folded lines as one. */
const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(text)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? ''

const textOf = ({ content }: Attachment): string => (typeof content === 'string' ? content : new TextDecoder().decode(content))
