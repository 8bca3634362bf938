import type { Pushed, Pusher } from '../../app/platform/pusher.ts'
import { encryptPush } from './encrypt-push.ts'
import { postOutside, type PostOutside } from './post-outside.ts'
import { vapidAuthorization, type PushIdentity } from './vapid.ts'

/** Sends by web push (RFC 8030) under the shop's identity. `post` is how messages leave; a test gives another way. */
export function createPusher(identity: PushIdentity, { post = postOutside }: { post?: PostOutside } = {}): Pusher {
  return {
    publicKey: identity.publicKey,
    async push(target, note) {
      const url = URL.canParse(target.endpoint) ? new URL(target.endpoint) : undefined
      if (!url) return 'gone'
      const status = await post(url, {
        body: encryptPush(note.text, target),
        headers: {
          Authorization: vapidAuthorization(identity, url.origin),
          'Content-Type': 'application/octet-stream',
          'Content-Encoding': 'aes128gcm',
          TTL: String(note.ttlSeconds),
          Urgency: note.urgent ? 'high' : 'normal',
          Topic: note.topic,
        },
      })
      return meaningOf(status)
    },
  }
}

/** What a push service means (RFC 8030, 5 and 7.3). Too many, and what it cannot do now, are worth another try. */
function meaningOf(status: number | undefined): Pushed {
  if (status === undefined) return 'refused'
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'refused'
}
