import type { Page } from '@playwright/test'

/** The narrowest screen that must do (WCAG 1.4.10, with letters twice as large 1.4.4). */
export const NARROW = { width: 320, height: 700 }

/** What sticks out of the screen, when the page can be pushed sideways. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    // What is pushed sideways within a part of the page of its own widens nothing.
    const isWithin = (element: Element): boolean =>
      element.parentElement !== null && (getComputedStyle(element.parentElement).overflowX !== 'visible' || isWithin(element.parentElement))
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 1 && !isWithin(element))
    return ['the page', ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`)]
  })

/** Letters twice as large, as a reader sets them. */
export const enlarge = (page: Page): Promise<void> => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

/** Letters as they were before `enlarge`. */
export const shrink = (page: Page): Promise<void> => page.evaluate(() => void (document.documentElement.style.fontSize = ''))

/** The page by day again, after `darken`. */
export const lighten = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.classList.remove('dark'))

/** The page as the theme's own script paints it at night, once its colours have arrived. */
export const darken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.classList.add('dark')
    for (const animation of document.getAnimations()) {
      // What turns for ever (a skeleton) has no end to go to.
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
      else animation.cancel()
    }
  })
