import { answered } from '../platform/answered.ts'
import { callFunction, resultOf } from '../platform/call-function.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { readPushMark, writePushMark } from './push-mark.ts'

/** How this browser stands to being woken: it cannot, its owner forbids it, it could, it is. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Another browser of the person that is woken. */
export type PushBrowser = { id: string; endpoint: string; userAgent: string }

/** A worker that is still on its way after so long will not come; a browser without a push service of its own never answers. */
const PATIENCE_MS = 15_000

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Browser only. */
export async function readPushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off'
}

/**
 * Browser only, in answer to a press: asks for permission, subscribes, and tells the shop. Answers how it went; `dismissed` when the question was left open.
 * Throws when the push service or the shop could not be reached.
 */
export async function turnPushOn(person: string): Promise<PushState | 'dismissed'> {
  if (!canPush()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const { publicKey } = await resultOf(callFunction<{ publicKey: string }>('push-key', {}, { repeatable: true }))
  const worker = await soon(readyWorker())
  const { pushManager } = worker
  // Made under another key (the shop has moved), or somebody else's: nobody may be told in it what is not theirs.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await soon(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  await keep(made, person)
  return 'on'
}

/** Browser only. This browser is woken no more; the shop learns of it now, or from the push service with the next thing it says. */
export async function turnPushOff(): Promise<void> {
  const here = await subscriptionHere()
  writePushMark(undefined)
  if (!here) return
  await here.unsubscribe()
  await (await loadSupabase()).from('push_subscriptions').delete().eq('endpoint', here.endpoint)
}

/** Browser only. For whoever signed out: what is meant for them must not appear to the next person here. */
export async function silencePush(): Promise<void> {
  writePushMark(undefined)
  await (await subscriptionHere())?.unsubscribe()
}

/** Browser only. Tells the shop of a browser whose owner reads another language now, or whose push service has moved it. Another person's falls silent. */
export async function tendPush(person: string): Promise<void> {
  const mark = readPushMark()
  if (mark === null || !canPush() || Notification.permission !== 'granted') return
  if (!mark.startsWith(JSON.stringify([person]).slice(0, -1))) return silencePush()
  const here = await subscriptionHere()
  if (here && mark !== markOf(here, person)) await keep(here, person)
}

/** Browser only. The browsers of the signed-in person. Throws the API's error. */
export async function listPushBrowsers(): Promise<{ others: PushBrowser[] }> {
  const here = canPush() ? await subscriptionHere() : undefined
  const { data } = await answered(
    (await loadSupabase()).from('push_subscriptions').select('id,endpoint,userAgent:user_agent').order('created_at', { ascending: false }),
  )
  return { others: data.filter(({ endpoint }) => endpoint !== here?.endpoint) }
}

/** Browser only. Another browser of the signed-in person is woken no more. Throws the API's error. */
export async function forgetPushBrowser(id: string): Promise<void> {
  await answered((await loadSupabase()).from('push_subscriptions').delete().eq('id', id))
}

async function keep(subscription: PushSubscription, person: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { lang: language } = document.documentElement
  await resultOf(callFunction('keep-push', { endpoint, keys, language, userAgent: navigator.userAgent.slice(0, 400) }, { repeatable: true }))
  writePushMark(markOf(subscription, person))
}

const markOf = ({ endpoint }: PushSubscription, person: string): string => JSON.stringify([person, document.documentElement.lang, endpoint])

const subscriptionHere = async (): Promise<PushSubscription | null | undefined> =>
  canPush() ? (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription() : undefined

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js')
  return navigator.serviceWorker.ready
}

const soon = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([work, new Promise<never>((_, reject) => window.setTimeout(() => reject(new Error('timeout')), PATIENCE_MS))])
