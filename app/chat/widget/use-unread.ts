import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answered } from '../../platform/answered.ts'
import { listenForNews } from '../../platform/live-news.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** How often is counted while the live channel is away. */
const COUNT_MS = 60_000

/** How many messages wait for the signed-in person; follows what arrives. */
export function useUnread(me: string): number {
  const queries = useQueryClient()
  const { data = 0 } = useQuery({
    queryKey: ['chat', 'unread', me],
    refetchInterval: COUNT_MS,
    async queryFn() {
      const supabase = await loadSupabase()
      const { data: count } = await answered(supabase.rpc('unread_messages'))
      return count
    },
  })
  useEffect(() => {
    const count = () => {
      void queries.invalidateQueries({ queryKey: ['chat', 'unread', me] })
      void queries.invalidateQueries({ queryKey: ['chat', 'inbox', me] })
    }
    // The database says so on a channel of one's own, which nobody else may join: one row for each reader, not one look for each subscriber.
    return listenForNews({ topic: `person:${me}`, event: 'message', isPrivate: true, news: count })
  }, [me, queries])
  return data
}
