import { createHmac, hkdfSync } from 'node:crypto'
import type { Shop } from '../shop.ts'

type Needs = { settings: { keys: Pick<Shop['settings']['keys'], 'jwtSecret'> } }

/** The secret of an endpoint in one of its versions, as Standard Webhooks writes it. It is made of the shop's own and stands in no database. */
export function webhookSecret({ settings }: Needs, endpoint: string, version: number): string {
  const key = hkdfSync('sha256', settings.keys.jwtSecret, 'hattha', `webhook ${endpoint} ${version}`, 32)
  return `whsec_${Buffer.from(key).toString('base64')}`
}

/** What proves that a message is ours and of this moment (Standard Webhooks, `v1`): a signature by each secret, the newest first. */
export function signWebhook({ id, timestamp, body, secrets }: { id: string; timestamp: number; body: string; secrets: readonly string[] }): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}
