import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** The Chromium of this machine: `CHROMIUM` where it is set, else the first on the PATH. Undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named) return named
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS']
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(mayRun)
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
