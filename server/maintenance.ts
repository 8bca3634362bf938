import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import { FALLBACK_LANGUAGE, LANGUAGES, languageOf, type Language } from '../app/i18n/languages.ts'
import { PLAIN_STYLE } from '../app/ui/plain-style.ts'
import type { Database } from '../app/platform/database.ts'
import type { Logger } from '../app/platform/logger.ts'
import type { Settings } from './configuration.ts'

/** Whoever asks again sooner finds the same page. */
const RETRY_AFTER_SECONDS = 300

/** How often the switch is looked at: a closed shop may answer this long after it was opened, and the other way round. */
const LOOK_EVERY_MS = 1_000

/** The file that closes a running shop while it exists; `npm run maintenance -- on` makes it. */
export const maintenanceFile = (dataFolder: string): string => join(dataFolder, 'maintenance')

/** Whether the shop is closed. */
export type MaintenanceSwitch = {
  isClosed(): boolean
  /** Reads anew whether the nodes of the shop are closed together; where that fails, what was known goes on. Never throws. */
  renew(): Promise<void>
}

type Parts = {
  settings: Pick<Settings, 'maintenance' | 'dataFolder'>
  database: Pick<Database, 'all'>
  log: Logger
  clock?: () => number
}

/** Closed by the settings, by the file in the data folder, or for all nodes by a row (`private.maintenance`), which needs no look at a request: the database tells. */
export function createMaintenanceSwitch({ settings, database, log, clock = Date.now }: Parts): MaintenanceSwitch {
  const file = maintenanceFile(settings.dataFolder)
  let lookedAt = -Infinity
  let byFile = false
  let byRow = false
  return {
    isClosed() {
      if (settings.maintenance || byRow) return true
      const now = clock()
      if (now - lookedAt >= LOOK_EVERY_MS) {
        byFile = existsSync(file)
        lookedAt = now
      }
      return byFile
    },
    async renew() {
      try {
        const closed = (await database.all('select from private.maintenance')).length > 0
        if (closed !== byRow) log.info({}, closed ? 'the shop is closed for maintenance' : 'the shop is open again')
        byRow = closed
      } catch (err) {
        log.warn({ err }, 'whether the shop is closed could not be read; it stays as it was')
      }
    },
  }
}

const Words = v.object({ title: v.string(), text: v.string(), retry: v.string() })
type Words = v.InferOutput<typeof Words>

/** Answers everything with 503 and Retry-After: JSON to programs, a page in the reader's language to people. Catalogues are read once, here. */
export function createMaintenancePage(messagesFolder: string): Hono {
  const words = new Map(
    LANGUAGES.map((language) => [language, v.parse(Words, JSON.parse(readFileSync(join(messagesFolder, language, 'maintenance.json'), 'utf8')))]),
  )
  const wordsIn = (language: Language): Words => {
    const found = words.get(language)
    if (!found) throw new Error(`no catalogue for ${language}`)
    return found
  }
  const app = new Hono()
  app.all('*', (c) => {
    const language = languageOfRequest(c.req.raw)
    const { title, text, retry } = wordsIn(language)
    c.header('retry-after', String(RETRY_AFTER_SECONDS))
    c.header('cache-control', 'no-store')
    c.status(503)
    if (/^\/(rest|auth|functions|storage|realtime)\/v1(\/|$)/.test(c.req.path)) {
      c.header('access-control-allow-origin', '*')
      return c.json({ code: 'maintenance', message: text })
    }
    c.header('content-language', language)
    c.header('vary', 'accept-language, cookie')
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return c.html(
      html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Hattha</title><style>${raw(PLAIN_STYLE)}</style></head><body><main><p class="mark">Hattha <span lang="th">หัตถ์</span></p><hr><h1>${title}</h1><p>${text}</p><p>${retry}</p></main></body></html>`,
    )
  })
  return app
}

/** `?lng`, then the address's prefix, then the cookie, then what the browser prefers. */
function languageOfRequest(request: Request): Language {
  const url = new URL(request.url)
  const cookie = /(?:^|;\s*)i18next=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const preferred = (request.headers.get('accept-language') ?? '').split(',').map((entry) => entry.split(';')[0]?.trim())
  const asked = [url.searchParams.get('lng'), url.pathname.split('/')[1], cookie, ...preferred]
  return asked.map(languageOf).find((language) => language !== undefined) ?? FALLBACK_LANGUAGE
}
