import { useMatches } from 'react-router'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Shell } from './load-shell.server.ts'

/** The namespaces every page needs: its frame, the kit, the error screens. */
export const FRAME_MESSAGES = ['shell', 'ui', 'errors'] as const

/** What the routes on the page say about it, the innermost last. */
export const useHandles = (): PageHandle[] =>
  // Every `handle` of the shop is made by pageHandle.
  useMatches().flatMap((match) => (match.handle ? [match.handle as PageHandle] : []))

/** The namespaces this page needs, each once. */
export const useMessagesOfPage = (): string[] => [...new Set([...FRAME_MESSAGES, ...useHandles().flatMap((handle) => handle.messages)])]

/** Attributes of `<html>` that the script in the head and the browser's entry read before React runs. */
export function useHtmlFacts(shell: Shell | undefined) {
  const namespaces = useMessagesOfPage()
  return {
    lang: shell?.language ?? 'en',
    data: {
      'data-language': shell?.catalogue ?? 'en',
      'data-messages': shell?.messages ?? 'dev',
      'data-namespaces': namespaces.join(' '),
      'data-currency': shell?.currency ?? 'THB',
    },
  }
}
