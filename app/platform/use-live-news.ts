import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listenForNews } from './live-news.ts'

/** Asks the queries below a key again whenever something moves on a private topic (none for whoever may not hear it). Answers whether news are heard at the moment; while they are not, ask by the clock. */
export function useLiveNews({ topic, key }: { topic: string | undefined; key: readonly string[] }): boolean {
  const queries = useQueryClient()
  const [live, setLive] = useState(false)
  // The key is made anew at each rendering; what it says is not.
  const name = JSON.stringify(key)
  useEffect(() => {
    if (topic === undefined) return undefined
    const news = () => void queries.invalidateQueries({ queryKey: JSON.parse(name) as string[] })
    return listenForNews({ topic, event: 'moved', isPrivate: true, news, live: setLive })
  }, [queries, topic, name])
  return live
}
