import type { ShopClient } from '../../platform/session/supabase.ts'
import { BUCKET, LINK_SECONDS } from '../chat.ts'

/** A link is asked for anew this long before it ends, so that nothing is requested with one that ends on the way. */
const MARGIN_MS = 5_000

/** Links to the files of a conversation, each held while it is good. Several asked for in one moment travel in one request. */
export type SignedLinks = {
  /** The address of a file, good for some seconds. `anew` when the last one failed. Undefined when there is none to be had. */
  linkOf(path: string, options?: { anew?: boolean }): Promise<string | undefined>
}

/** Browser only. */
export function signedLinks(supabase: ShopClient, now: () => number = Date.now): SignedLinks {
  const held = new Map<string, { link: Promise<string | undefined>; until: number }>()
  let waiting: Map<string, ((link: string | undefined) => void)[]> | undefined

  async function fetchWaiting() {
    const asked = waiting
    waiting = undefined
    if (!asked) return
    const { data } = await supabase.storage.from(BUCKET).createSignedUrls([...asked.keys()], LINK_SECONDS)
    const links = new Map((data ?? []).map(({ path, signedUrl, error }) => [path ?? '', error || !signedUrl ? undefined : signedUrl]))
    for (const [path, answers] of asked) {
      const link = links.get(path)
      // Nothing is worth remembering of a failure.
      if (link === undefined) held.delete(path)
      for (const answer of answers) answer(link)
    }
  }

  return {
    linkOf(path, { anew = false } = {}) {
      const known = held.get(path)
      if (known && !anew && known.until > now()) return known.link
      const link = new Promise<string | undefined>((answer) => {
        if (!waiting) {
          waiting = new Map()
          queueMicrotask(() => void fetchWaiting())
        }
        waiting.set(path, [...(waiting.get(path) ?? []), answer])
      })
      held.set(path, { link, until: now() + LINK_SECONDS * 1000 - MARGIN_MS })
      return link
    },
  }
}
