import type { Page } from '@playwright/test'

/** What a finger meets (WCAG 2.5.5), in CSS pixels. */
export const FINGER_PX = 44

/**
 * What is pressed on the page and is too small for a finger, as `button "Save" 30×24`. A link within running text is as high as its line; a box to tick is as
 * large as its label; what reaches beyond itself (`::after`) counts with its reach.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=switch]'
    const isInText = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    /** Only read aloud, as the headings of a table that stands as cards. */
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (above.clientWidth <= 1 && getComputedStyle(above).overflow !== 'visible') return true
      return false
    }
    const reach = (element: Element) => {
      const label = element.matches('input[type=checkbox],input[type=radio],input[type=file]') ? element.closest('label') : null
      const { width, height } = (label ?? element).getBoundingClientRect()
      const after = getComputedStyle(element, '::after')
      const beyond = after.content !== 'none' && after.position === 'absolute' ? after : undefined
      return [Math.max(width, Number.parseFloat(beyond?.width ?? '0') || 0), Math.max(height, Number.parseFloat(beyond?.height ?? '0') || 0)] as const
    }
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.sr-only, [inert]') || isClipped(element)) return []
      const own = element.getBoundingClientRect()
      if (own.width <= 1 || own.height <= 1 || isInText(element)) return []
      const [width, height] = reach(element)
      if (width >= least - 0.5 && height >= least - 0.5) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
      return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)}×${Math.round(height)} .${element.className}`]
    })
  }, FINGER_PX)

/** What is pressed in the page's main part and lies below the chat's button, wherever the page is scrolled to: `button "Save"`. */
export const belowChat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chat = document.querySelector('.chat-button')
    if (!chat?.checkVisibility({ visibilityProperty: true })) return []
    const spot = chat.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(a[href],button,input,select,textarea,summary)')].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const lies = element.checkVisibility({ visibilityProperty: true }) && right > spot.left && left < spot.right && bottom > spot.top && top < spot.bottom
      return lies ? [`${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`] : []
    })
  })
