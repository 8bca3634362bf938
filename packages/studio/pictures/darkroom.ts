import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join, normalize } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'

const ROOT = join(import.meta.dirname, '../../..')
const PAGE = `<!doctype html><meta charset="utf-8"><title>Studio</title>
<script type="importmap">{"imports":{"three":"/node_modules/three/build/three.module.js","three/addons/":"/node_modules/three/examples/jsm/"}}</script>
<script type="module" src="/packages/studio/pictures/studio/open.ts"></script>`
/** What the page may read: its own sources, the list of kinds, three, and the faces of labels. */
const SERVED = ['/packages/studio/pictures/', '/node_modules/three/', '/node_modules/@fontsource']

/** Serves the studio's sources to one browser; TypeScript goes out with its types taken off. */
function serveStudio(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://studio').pathname)
    if (path === '/favicon.ico') return response.writeHead(204).end()
    if (path === '/') return response.setHeader('content-type', 'text/html').end(PAGE)
    if (!SERVED.some((prefix) => path.startsWith(prefix))) return response.writeHead(404).end()
    try {
      if (extname(path) === '.woff2') return response.setHeader('content-type', 'font/woff2').end(await readFile(join(ROOT, path)))
      const source = await readFile(join(ROOT, path), 'utf8')
      response.setHeader('content-type', 'text/javascript')
      response.end(extname(path) === '.ts' ? stripTypeScriptTypes(source) : source)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** A browser with software GL that has the studio open; `close` ends both browser and server. */
export async function openDarkroom(): Promise<{ page: Page; close: () => Promise<void> }> {
  const server = await serveStudio()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The studio has no port.')
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') process.stderr.write(`  ${message.text().slice(0, 1500)}\n`)
  })
  page.on('pageerror', (error) => process.stderr.write(`  ${error.stack ?? error.message}\n`))
  await page.goto(`http://127.0.0.1:${address.port}/`)
  await page.waitForFunction(() => 'studio' in globalThis)
  return {
    page,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
