import type { i18n, TFunction } from 'i18next'
import { createContext, type ReactNode, use, useMemo } from 'react'

/**
 * What screens use of react-i18next: `useTranslation(namespaces)` for `t` and `i18n`, and the provider. Vite puts this file in its place in every build
 * (`vite.config.ts`); development and tests run react-i18next itself. The language of a document never changes, so a part that speaks subscribes to nothing,
 * remembers nothing of its own and is given what the part before it was given. What is not loaded yet suspends, as there.
 */
type Spoken = { t: TFunction; i18n: i18n; ready: true }
type Said = { i18n: i18n; spoken: Map<string, Spoken>; loading: Map<string, Promise<void>> }

const SaidContext = createContext<Said | undefined>(undefined)

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const said = useMemo((): Said => ({ i18n, spoken: new Map(), loading: new Map() }), [i18n])
  return <SaidContext value={said}>{children}</SaidContext>
}

/** `t` speaks the first of the namespaces, the others by name (`catalog:card.quickView`). */
export function useTranslation(asked?: string | readonly string[]): Spoken {
  const said = use(SaidContext)
  if (!said) throw new Error('useTranslation is used outside I18nextProvider')
  const key = typeof asked === 'string' ? asked : asked ? asked.join(' ') : ''
  // What a part has waited for once it asks for again, though it is there: React counts on it when it renders the part anew (error 467 otherwise).
  const waitedFor = said.loading.get(key)
  if (waitedFor) use(waitedFor)
  const known = said.spoken.get(key)
  if (known) return known
  const namespaces = key === '' ? [String(said.i18n.options.defaultNS)] : key.split(' ')
  // React renders the part again when they are there.
  if (!namespaces.every((namespace) => said.i18n.hasLoadedNamespace(namespace))) use(loadOnce(said, key, namespaces))
  const [first = ''] = namespaces
  const made: Spoken = { t: said.i18n.getFixedT(said.i18n.language, first), i18n: said.i18n, ready: true }
  said.spoken.set(key, made)
  return made
}

function loadOnce({ i18n, loading }: Said, key: string, namespaces: readonly string[]): Promise<void> {
  const work = loading.get(key) ?? i18n.loadNamespaces(namespaces)
  loading.set(key, work)
  return work
}
