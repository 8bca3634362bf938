import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What of axe is asked: all rules with these tags, or these rules alone. */
export type Asked = { tags: string[] } | { rules: string[] }

/**
 * What keeps people out of the page as it looks now: `rule: what to do — elements | …`. axe is read once by each document and its frames, and stays: a screen
 * that is reached by a link is another screen of the same document, and reading it anew took a sixth of every look.
 */
export async function complaintsOfAxe(page: Page, asked: Asked): Promise<string[]> {
  await Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => 'axe' in window)) return
      await frame.evaluate(`${SOURCE};axe.configure({ allowedOrigins: ['<same_origin>'] })`)
    }),
  )
  const violations = await page.evaluate(
    async (runOnly) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], runOnly })
      return found.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }))
    },
    'tags' in asked ? { type: 'tag' as const, values: asked.tags } : { type: 'rule' as const, values: asked.rules },
  )
  return violations.map(({ id, help, elements }) => `${id}: ${help} — ${elements.join(' | ')}`)
}
