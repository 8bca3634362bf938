import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/gate/find-chromium.ts'

/** How a journey's browser is started; the `whole` one for what the one without windows does not do. */
export function launchOptions({ whole = false } = {}): LaunchOptions {
  const executablePath = findChromium({ whole })
  const proxy = process.env['BROWSER_PROXY']
  return {
    ...(executablePath !== undefined && { executablePath }),
    // Of Playwright's own two the whole one has to be asked for.
    ...(executablePath === undefined && whole && { channel: 'chromium' }),
    // Chromium passes by a proxy for its own machine unless it is told not to.
    ...(proxy !== undefined && { proxy: { server: proxy, bypass: '<-loopback>' } }),
    args: [
      // Chromium's sandbox does not work for root, which containers often are.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds here: what V8 would spend on making its code fast is not got back.
      '--js-flags=--no-opt --no-maglev',
      // What is drawn without a graphics card needs no process of its own, which would only be talked to.
      ...(whole ? [] : ['--in-process-gpu']),
    ],
  }
}
