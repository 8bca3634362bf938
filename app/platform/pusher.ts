/** Where one browser of a person is reached: what `PushManager.subscribe` gave it (Push API; keys in base64url). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** `topic` replaces what still waits under it (RFC 8030, 5.4); after `ttlSeconds` nobody needs it any more. */
export type PushNote = { text: string; topic: string; ttlSeconds: number; urgent: boolean }

/** `gone`: this browser will never be reached again. `refused`: not this note, or not this place; sending it again would not help. */
export type Pushed = 'sent' | 'gone' | 'refused'

/** Wakes browsers, encrypted so that their push services cannot read it. Throws when it could not be handed over now. */
export interface Pusher {
  /** What browsers must be given to subscribe: an uncompressed point in base64url (RFC 8292, 3.2). */
  publicKey: string
  push(target: PushTarget, note: PushNote): Promise<Pushed>
}
