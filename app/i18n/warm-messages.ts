import type { ResourceKey } from 'i18next'

/** The address of one catalogue. `version` changes with any sentence, so the answer may be kept for ever. */
export const messagesAddress = (version: string, language: string, namespace: string) => `/messages/${version}/${language}/${namespace}.json`

// Of the browser's tab, never of the server: `fetchMessages` is called in the browser only.
const asked = new Map<string, Promise<ResourceKey>>()

/** Browser only. One catalogue of the page's language, asked for once; a failed request is forgotten, so that Retry asks again. */
export function fetchMessages(namespace: string): Promise<ResourceKey> {
  const { language = 'en', messages = 'dev' } = document.documentElement.dataset
  const known = asked.get(namespace)
  if (known) return known
  const answer = fetch(messagesAddress(messages, language, namespace)).then((response) => {
    if (!response.ok) throw new Error(`Messages ${namespace}: ${response.status}`)
    // The page server answers what messages/ holds, and the guardrail has checked its shape.
    return response.json() as Promise<ResourceKey>
  })
  asked.set(namespace, answer)
  answer.catch(() => asked.delete(namespace))
  return answer
}

/** Asks for catalogues that will be needed in a moment. On the server it does nothing. */
export function warmMessages(namespaces: readonly string[]): void {
  if (typeof document === 'undefined') return
  for (const namespace of namespaces) void fetchMessages(namespace)
}
