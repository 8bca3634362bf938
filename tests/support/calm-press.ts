import type { Locator, Page } from '@playwright/test'

const PRESSES = ['click', 'check', 'uncheck', 'dblclick', 'tap'] as const
/** What is cut off from the shop says so for as long as it is. */
const MOST_MS = 3_000

/**
 * People press what has come to rest. What a screen still waits for (`aria-busy`, a button that is at work excepted) moves what stands below it, and a press whose two halves land
 * on different things is lost; so a press of a journey waits until nothing of the screen is waited for. Changes the presses of every locator in this process, once.
 */
export function pressWhenCalm(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator & { [CALM]?: true }
  if (locators[CALM]) return
  locators[CALM] = true
  for (const name of PRESSES) {
    const press = locators[name] as (this: Locator, ...parameters: unknown[]) => Promise<void>
    Object.assign(locators, {
      async [name](this: Locator, ...parameters: unknown[]) {
        await this.page()
          .waitForFunction(isCalm, undefined, { timeout: MOST_MS })
          .catch(() => undefined)
        return press.apply(this, parameters)
      },
    })
  }
}

const CALM = Symbol('presses when calm')

const isCalm = (): boolean => document.querySelector('main [aria-busy="true"]:not(button), dialog [aria-busy="true"]:not(button)') === null
