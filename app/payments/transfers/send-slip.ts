import { plainPicture } from '../../ui/plain-picture.ts'
import { callFunction } from '../../platform/call-function.ts'

/** What the bucket takes. */
const LARGEST_BYTES = 5 * 1024 * 1024

export type SlipOutcome = 'sent' | 'tooLarge' | 'wrongType' | 'tooMany' | 'failed'

/**
 * Browser only. Puts a picture where the shop asked for it and says that it lies there; it is drawn anew first, so that a photograph tells nothing but what it
 * shows. The order's link is all that is needed, with or without an account.
 */
export async function sendSlip(token: string, file: File): Promise<SlipOutcome> {
  const picture = await plainPicture(file).catch(() => undefined)
  if (!picture) return 'wrongType'
  if (picture.content.size > LARGEST_BYTES) return 'tooLarge'
  const place = await callFunction<{ path: string; url: string }>('open-slip', { token, type: picture.content.type })
  if (!place.done) return place.refusal.status === 429 ? 'tooMany' : 'failed'
  const put = await fetch(place.result.url, { method: 'PUT', headers: { 'content-type': picture.content.type }, body: picture.content }).catch(() => undefined)
  if (!put?.ok) return 'failed'
  const sent = await callFunction('send-slip', { token, path: place.result.path })
  return sent.done ? 'sent' : sent.refusal.status === 429 ? 'tooMany' : 'failed'
}

/** Browser only. An address of the last slip, good for a minute; undefined where it could not be had. */
export async function slipAddress(token: string): Promise<string | undefined> {
  const answer = await callFunction<{ url: string }>('see-slip', { token }, { repeatable: true })
  return answer.done ? answer.result.url : undefined
}
