import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What waits in the inbox about something, opened. The only thing of its kind is open from the first moment, its facts and buttons come a moment later: whether it is open
 * is asked of itself, never of what stands in it, or a press would shut it.
 */
export async function openWork(staff: Page, about: string): Promise<Locator> {
  const work = staff.getByRole('article').filter({ hasText: about })
  await expect(work).toBeVisible()
  const details = work.locator('details').first()
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) await details.locator('summary').first().click()
  return work
}
