import type { Page } from '@playwright/test'

/** The specification's bound for pages that hold still. */
export const SHIFT_MAX = 0.05

/** Adds up what moves on every page from now on without being asked to. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(countShifts)

/** How far the page has moved since it was opened. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0))

/** Runs in the page. */
function countShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The type of this entry is not in the DOM library.
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) sum += shift.value
    }
    document.documentElement.dataset['shifts'] = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}
