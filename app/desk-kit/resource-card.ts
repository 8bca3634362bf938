import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Source } from './rest-question.ts'

/** The right of everybody who works here. */
export const ANYBODY = 'anybody'

/** A permission of staff, as the database names it. */
export type Permission = `${string}.${string}`

/** What a resource's screens may be asked for, and the permission behind each; what is not named is nobody's. */
export type Rights = { read: Permission | typeof ANYBODY; write?: Permission; judge?: Permission }

type Screen = () => Promise<{ default: ComponentType }>

/**
 * A resource of a desk: what it is called, how it is asked for, who may see it, and its screens, each in a file of its own that is fetched when first needed. Every resource's
 * folder has the same files: `{name}-card.ts`, `{name}-list.tsx`, `{name}-show.tsx`, `{name}-create.tsx`.
 */
export type ResourceCard = {
  /** The word of its address, `/admin/{name}`. */
  name: string
  section: string
  /** The card on whose screens this one is found: it has no entry of its own in the menu, and that one's shows where somebody is. */
  within?: string
  icon: LucideIcon
  /** Its namespace of sentences: `title`, `one` (a record of it), and what its screens say. */
  words: string
  rights: Rights
  /** Absent for screens that ask functions only. */
  source?: Source
  /** The whole list can be taken along as a file (`app/exports/exportable.ts` knows it). */
  exports?: true
  /** What of this card the palette finds that is no record of its own, by a few letters and in the reader's words: where it stands is the list's address with `search`. */
  finds?: (words: string, say: (key: string, otherwise: string) => string) => Promise<readonly { id: string; title: string; search: string }[]>
  list: Screen
  show?: Screen
  create?: Screen
  /** What a record is called in the palette and in lists of links; its key where it is not said. */
  titleOf?: (record: Record<string, unknown>) => string
}
