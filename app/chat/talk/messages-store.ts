import type { RealtimeChannel } from '@supabase/supabase-js'
import type { ShopClient, Tables } from '../../platform/session/supabase.ts'
import { type Message, messageOf, withMessages } from '../chat.ts'

/** How much of a conversation is fetched at once. */
const PAGE = 60
/** How often is looked for news while the live channel is away. */
const POLL_MS = 5_000

export type MessagesState = {
  status: 'loading' | 'ready' | 'failed'
  messages: readonly Message[]
  /** Why loading failed, in the API's words. */
  error?: string
  /** Whether there is more above. */
  hasEarlier: boolean
  /** How far the other side has read, as a timestamp; undefined when they have not looked yet. */
  readByOther?: string
}

/** One conversation as a screen shows it: what was said so far, and what arrives. */
export type MessagesStore = {
  state(): MessagesState
  subscribe(changed: () => void): () => void
  reload(): void
  loadEarlier(): Promise<void>
  /** Shows what this tab has sent or changed without waiting for it to come back. */
  merge(messages: readonly Message[]): void
  close(): void
}

type Translated = Pick<Tables<'message_translations'>, 'message_id' | 'language' | 'content' | 'engine'>

const WITH_TRANSLATIONS = '*, translations:message_translations(language, content, engine)'

/** Browser only. Loads a conversation and listens to it; a dropped connection is filled up when it comes back. `me` is the reader. */
export function openMessages(supabase: ShopClient, conversationId: string, me: string): MessagesStore {
  const listeners = new Set<() => void>()
  let state: MessagesState = { status: 'loading', messages: [], hasEarlier: false }
  let closed = false
  let polling: ReturnType<typeof setInterval> | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  const show = (change: Partial<MessagesState>) => {
    if (closed) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const merge = (arrived: readonly Message[]) => show({ messages: withMessages(state.messages, arrived) })

  const page = () =>
    supabase.from('messages').select(WITH_TRANSLATIONS).eq('conversation_id', conversationId).order('created_at', { ascending: false }).limit(PAGE)

  async function load() {
    const { data, error } = await page()
    // What is on the screen stays there, and what was missed is asked for again; only a conversation that was never read says that it could not be.
    if (error) return state.status === 'ready' ? later() : show({ status: 'failed', error: error.message })
    show({
      status: 'ready',
      messages: withMessages(state.messages, data.map(messageOf)),
      hasEarlier: state.status === 'ready' ? state.hasEarlier : data.length === PAGE,
    })
    await readMarks()
  }

  /** Whoever is told that they missed something may be told while the shop cannot answer yet. */
  function later() {
    if (closed) return
    again ??= setTimeout(() => {
      again = undefined
      void load()
    }, POLL_MS)
  }

  async function readMarks() {
    const { data } = await supabase.from('conversation_participants').select('last_read_at').eq('conversation_id', conversationId).neq('person_id', me)
    const marks = (data ?? []).map((row) => row.last_read_at).filter((at) => at !== '-infinity')
    const latest = marks.toSorted().at(-1)
    if (latest !== undefined) show({ readByOther: latest })
  }

  /** Whoever writes or reads moves their mark: a second word that something is new, in case the first was lost on the way. */
  async function catchUp() {
    const newest = state.messages.at(-1)
    if (state.status !== 'ready' || !newest) return load()
    const { data } = await page().gte('created_at', newest.created_at)
    if (data) merge(data.map(messageOf))
    return readMarks()
  }

  function translated({ message_id: id, ...translation }: Translated) {
    const message = state.messages.find((each) => each.id === id)
    if (message) merge([{ ...message, translations: [...(message.translations ?? []), translation] }])
  }

  const poll = (on: boolean) => {
    if (!on) return (clearInterval(polling), (polling = undefined))
    polling ??= setInterval(() => void load(), POLL_MS)
    return undefined
  }

  const filter = `conversation_id=eq.${conversationId}`
  const channel: RealtimeChannel = supabase
    .channel(`messages:${conversationId}`)
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages', filter }, ({ new: row }) => merge([row as Message]))
    .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'messages', filter }, ({ new: row }) => merge([row as Message]))
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'message_translations', filter }, ({ new: row }) => translated(row as Translated))
    .on('postgres_changes', { event: '*', schema: 'public', table: 'conversation_participants', filter }, () => void catchUp())
    // Joined is not yet listening, least of all after a restart: this says that from now on every change is heard, and what was said before is fetched.
    .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
      if (!closed && extension === 'postgres_changes' && status === 'ok') void load()
    })
    .subscribe((status) => {
      if (closed) return
      const live = status === 'SUBSCRIBED'
      poll(!live)
      // Whatever was said while nobody listened.
      if (live) void load()
    })
  void load()

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    reload() {
      if (state.status === 'failed') show({ status: 'loading' })
      void load()
    },
    async loadEarlier() {
      const [first] = state.messages
      if (!first) return
      const { data } = await page().lt('created_at', first.created_at)
      if (data) show({ messages: withMessages(state.messages, data.map(messageOf)), hasEarlier: data.length === PAGE })
    },
    merge,
    close() {
      closed = true
      poll(false)
      clearTimeout(again)
      void supabase.removeChannel(channel)
    },
  }
}
