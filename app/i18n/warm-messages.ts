import type { ResourceKey } from 'i18next'

/** The address of one catalogue. `version` changes with any sentence, so the answer may be kept for ever. */
export const messagesAddress = (version: string, language: string, namespace: string) => `/messages/${version}/${language}/${namespace}.json`

// Of the browser's tab, never of the server: `fetchMessages` is called in the browser only.
const asked = new Map<string, Promise<ResourceKey>>()

/** The specification: up to five more tries, the first after this long, each pause twice the last. */
const RETRIES = 5
const FIRST_PAUSE_MS = 350

/** Browser only. One catalogue of the page's language, asked for once, patiently; what failed for good is forgotten, so that Retry asks again. */
export function fetchMessages(namespace: string): Promise<ResourceKey> {
  const { language = 'en', messages = 'dev' } = document.documentElement.dataset
  const known = asked.get(namespace)
  if (known) return known
  const answer = fetchPatiently(messagesAddress(messages, language, namespace)).then((response) => {
    if (!response.ok) throw new Error(`Messages ${namespace}: ${response.status}`)
    // The page server answers what messages/ holds, and the guardrail has checked its shape.
    return response.json() as Promise<ResourceKey>
  })
  asked.set(namespace, answer)
  answer.catch(() => asked.delete(namespace))
  return answer
}

/** What the server has no such catalogue for, it will not have in a second either. */
const mayCome = ({ status }: Response) => status >= 500 || status === 429 || status === 408

async function fetchPatiently(address: string, tried = 0): Promise<Response> {
  const answer = await fetch(address).catch((error: unknown) => error)
  if (answer instanceof Response && (answer.ok || tried === RETRIES || !mayCome(answer))) return answer
  if (tried === RETRIES) throw answer
  await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried))
  return fetchPatiently(address, tried + 1)
}

/** Asks for catalogues that will be needed in a moment. On the server it does nothing. */
export function warmMessages(namespaces: readonly string[]): void {
  if (typeof document === 'undefined') return
  // Whoever shows them looks at the failure.
  for (const namespace of namespaces) fetchMessages(namespace).catch(() => {})
}
