import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from './query.ts'

/** Wraps a personal screen, so that its parts can ask with `useQuery`. Belongs inside the lazily loaded screen, never in a route module. */
export function QueryScreen({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
