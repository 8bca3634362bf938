import { useSyncExternalStore } from 'react'

/** The reader's choice; `system` follows the device. Light without one. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'theme'
const EVENT = 'theme-chosen'
/** The paper of each theme, for the browser's own bars; the same as `--paper` in `app/ui/theme.css`. */
const PAPER = { light: '#fbf8f2', dark: '#11151f' }

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Browser only. Puts the stored choice on the page, as the script in the head did before the first paint. */
export function applyTheme(): void {
  const theme = storedTheme()
  const dark = theme === 'dark' || (theme === 'system' && darkDevice().matches)
  document.documentElement.classList.toggle('dark', dark)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? PAPER.dark : PAPER.light)
}

/** Browser only. Stores a choice and shows it, here and in other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  applyTheme()
  window.dispatchEvent(new CustomEvent(EVENT))
}

/** The chosen theme; `light` on the server. Pages that use it follow the device and other tabs. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme, () => 'light')

function storedTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY)
    return THEMES.find((theme) => theme === stored) ?? 'light'
  } catch {
    return 'light'
  }
}

function subscribe(changed: () => void): () => void {
  const update = () => {
    applyTheme()
    changed()
  }
  const device = darkDevice()
  window.addEventListener(EVENT, changed)
  window.addEventListener('storage', update)
  device.addEventListener('change', update)
  return () => {
    window.removeEventListener(EVENT, changed)
    window.removeEventListener('storage', update)
    device.removeEventListener('change', update)
  }
}
