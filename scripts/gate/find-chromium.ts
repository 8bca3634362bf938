import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/** The same engine without windows, menus and profiles, which nobody sees in a test: about half of a journey's work. */
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * The Chromium of this machine: `CHROMIUM` where it is set, else the first on the PATH; the one without windows where there is one and `whole` is not wanted: it shows no
 * notifications and no windows. Undefined when there is none.
 */
export const findChromium = ({ whole = false } = {}): string | undefined => process.env['CHROMIUM'] ?? (whole ? undefined : findShell()) ?? firstOf(NAMES)

/** The Chromium without windows. */
export const findShell = (): string | undefined => firstOf(SHELL)

function firstOf(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(mayRun)
}

/** Whether there is a program. */
export function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
