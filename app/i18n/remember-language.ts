/** Name of the cookie and of the storage keys, as i18next's own detector has them. */
export const LANGUAGE_KEY = 'i18next'
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'

/** Browser only. Keeps the reader's choice: the cookie for the server, storage for the day the cookie is gone. */
export function rememberLanguage(language: string): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  } catch {
    // Where storage is refused the cookie alone remembers.
  }
}
