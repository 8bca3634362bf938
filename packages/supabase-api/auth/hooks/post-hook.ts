import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AuthRefusal } from '../refusal.ts'

const SECONDS = 5
const TRIES = 3
const BETWEEN_TRIES_MS = 1000
/** GoTrue's limit of an answer. */
const LARGEST_ANSWER = 200 * 1024

/**
 * Posts to an address, signed as https://www.standardwebhooks.com says, and answers its JSON. Three tries within five seconds; what does not answer in
 * time, answers too much or not in JSON refuses what was under way. https://supabase.com/docs/guides/auth/auth-hooks
 */
export async function postHook(uri: string, secrets: readonly string[], body: string): Promise<unknown> {
  const signal = AbortSignal.timeout(SECONDS * 1000)
  for (let attempt = 1; ; attempt += 1) {
    let response: Response
    try {
      response = await fetch(uri, { method: 'POST', redirect: 'error', signal, headers: signedHeaders(secrets, body), body })
    } catch {
      if (signal.aborted) throw timedOut()
      if (attempt === TRIES) throw new AuthRefusal(422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries')
      await waitOr(signal)
      continue
    }
    if ((response.status === 429 || response.status === 503) && response.headers.has('retry-after') && attempt < TRIES) {
      await response.body?.cancel()
      await waitOr(signal)
      continue
    }
    return answerOf(response, signal)
  }
}

/** `webhook-id`, `-timestamp` and one signature for each secret, so that secrets can be changed without a pause. */
export function signedHeaders(
  secrets: readonly string[],
  body: string,
  id: string = randomUUID(),
  seconds = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^v1,/, '').replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}

async function waitOr(signal: AbortSignal): Promise<void> {
  await pause(BETWEEN_TRIES_MS, undefined, { signal }).catch(() => {
    throw timedOut()
  })
}

const timedOut = () => new AuthRefusal(422, 'hook_timeout', `Failed to reach hook within maximum time of ${SECONDS.toFixed(6)} seconds`)

async function answerOf(response: Response, signal: AbortSignal): Promise<unknown> {
  const refuse = async (message: string) => {
    await response.body?.cancel()
    return new AuthRefusal(500, 'unexpected_failure', message)
  }
  if (response.status === 429 || response.status === 503) throw await refuse('Service currently unavailable due to hook')
  if (response.status === 400) throw await refuse('Invalid payload sent to hook')
  if (response.status === 401) throw await refuse('Hook requires authorization token')
  if (![200, 202, 204].includes(response.status)) throw await refuse(`Unexpected status code returned from hook: ${response.status}`)
  const type = response.headers.get('content-type')
  if (type === null && response.status === 204) return {}
  if (type === null) throw new AuthRefusal(400, 'hook_payload_invalid_content_type', 'Invalid Content-Type: Missing Content-Type header')
  if (type.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    throw new AuthRefusal(400, 'hook_payload_invalid_content_type', `Invalid JSON response. Received content-type: ${type.slice(0, 100)}`)
  const text = await limitedText(response, signal)
  try {
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown)
  } catch {
    throw new AuthRefusal(500, 'unexpected_failure', 'Error unmarshaling JSON output.')
  }
}

async function limitedText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Between Node's and the DOM's idea of a body stream only the former can be iterated in types.
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > LARGEST_ANSWER) throw new AuthRefusal(422, 'hook_payload_over_size_limit', `Payload size exceeded size limit of ${LARGEST_ANSWER} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    if (signal.aborted) throw timedOut()
    throw error
  }
  return Buffer.concat(chunks).toString('utf8')
}
