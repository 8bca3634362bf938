import type { RealtimeChannel } from '@supabase/supabase-js'
import type { ShopClient } from '../../platform/session/supabase.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Somebody who types says so this often, and is believed this long. */
const SAY_MS = 2_000
const BELIEVE_MS = 4_500

/** Whether the other side has the conversation open (undefined while that is not known), and is typing; `tellTyping` says it of oneself. */
export type Company = { online: boolean | undefined; typing: boolean; tellTyping: () => void }

/** Browser only. The private channel of a conversation: presence and typing. Both are decoration, so without a connection nothing is shown. */
export function useCompany(supabase: ShopClient, conversationId: string, me: string): Company {
  const [online, setOnline] = useState<boolean>()
  const [typing, setTyping] = useState(false)
  const channel = useRef<RealtimeChannel>(undefined)
  const saidAt = useRef(0)

  useEffect(() => {
    let ending: number | undefined
    const made = supabase.channel(`conversation:${conversationId}`, { config: { private: true, presence: { key: me } } })
    made
      .on('presence', { event: 'sync' }, () => setOnline(Object.keys(made.presenceState()).some((person) => person !== me)))
      .on('broadcast', { event: 'typing' }, () => {
        setTyping(true)
        window.clearTimeout(ending)
        ending = window.setTimeout(() => setTyping(false), BELIEVE_MS)
      })
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') void made.track({})
        else setOnline(undefined)
      })
    channel.current = made
    return () => {
      window.clearTimeout(ending)
      channel.current = undefined
      void supabase.removeChannel(made)
    }
  }, [supabase, conversationId, me])

  const tellTyping = useCallback(() => {
    if (!channel.current || Date.now() - saidAt.current < SAY_MS) return
    saidAt.current = Date.now()
    void channel.current.send({ type: 'broadcast', event: 'typing', payload: {} })
  }, [])
  return { online, typing, tellTyping }
}
