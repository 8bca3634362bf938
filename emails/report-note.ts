import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

type ReportNote = {
  to: string
  /** What its person calls it. */
  name: string
  /** Which days it tells of; empty for what stands now. */
  span: string
  heads: readonly string[]
  /** Cells as they are read, in the order of the heads. */
  rows: readonly (readonly string[])[]
  /** How many rows more there are. */
  left: number
  link: string
}

/** A report that somebody of the staff has sent to themselves. */
export function reportNote(t: TFunction, language: Language, { to, name, span, heads, rows, left, link }: ReportNote): Letter {
  return layOut({
    to,
    language,
    subject: name,
    heading: name,
    footer: t('letters:footer'),
    blocks: [
      ...(span === '' ? [] : [{ kind: 'paragraph' as const, text: span }]),
      rows.length === 0
        ? { kind: 'paragraph', text: t('admin-reports:none') }
        : {
            kind: 'facts',
            rows: rows.map((cells) => ({
              name: cells[0] || '–',
              lines: [
                cells
                  .slice(1)
                  .map((cell, place) => `${heads[place + 1]}: ${cell || '–'}`)
                  .join(' · '),
              ],
            })),
          },
      ...(left > 0 ? [{ kind: 'paragraph' as const, text: t('admin-reports:letter.more', { count: left }) }] : []),
      { kind: 'button', text: t('admin-reports:letter.open'), href: link },
      { kind: 'aside', text: t('admin-reports:letter.stop') },
    ],
  })
}
