/** A new version asks everybody again: raise it when what is stored or measured changes. */
export const CONSENT_VERSION = 1

/** What a person allowed. Whatever is not necessary looks here first, and does nothing without `true`. */
export type Consent = { version: number; analytics: boolean; marketing: boolean; at: string }

export const CONSENT_KEY = 'consent'
const OPEN = 'consent-open'
const CHOSEN = 'consent-chosen'

/** Browser only. The valid choice, or undefined when none was made, or under an older version. */
export function readConsent(): Consent | undefined {
  try {
    return consentFrom(window.localStorage.getItem(CONSENT_KEY))
  } catch {
    return undefined
  }
}

/** Reads a stored choice; anything else, and any other version, counts as none. */
export function consentFrom(stored: string | null): Consent | undefined {
  try {
    const read: unknown = JSON.parse(stored ?? 'null')
    if (typeof read !== 'object' || read === null || !('version' in read) || read.version !== CONSENT_VERSION) return undefined
    const allows = (what: string) => (read as Record<string, unknown>)[what] === true
    return { version: CONSENT_VERSION, analytics: allows('analytics'), marketing: allows('marketing'), at: 'at' in read ? String(read.at) : '' }
  } catch {
    return undefined
  }
}

/** Browser only. Stores a choice and tells whoever waits for it. */
export function storeConsent(choice: Pick<Consent, 'analytics' | 'marketing'>): void {
  const consent: Consent = { version: CONSENT_VERSION, ...choice, at: new Date().toISOString() }
  try {
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  } catch {
    // Without storage nothing is allowed, and the question comes again.
  }
  window.dispatchEvent(new CustomEvent(CHOSEN))
}

/** Browser only. Shows the question again, from the footer. */
export const openConsent = (): void => void window.dispatchEvent(new CustomEvent(OPEN))

/** Calls back whenever the question is asked for, or answered. */
export function onConsent(what: 'open' | 'chosen', tell: () => void): () => void {
  const name = what === 'open' ? OPEN : CHOSEN
  window.addEventListener(name, tell)
  return () => window.removeEventListener(name, tell)
}
