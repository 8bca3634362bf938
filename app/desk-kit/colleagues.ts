import type { ResourceCard } from './resource-card.ts'

/** What somebody says of themselves at a record. */
export type Seen = { name: string; editing: boolean }

/** Somebody else who has the record open. */
export type Colleague = Seen & { id: string }

/** More would not be read. */
const MOST = 10
const LONGEST_NAME = 80

/** The channel of a record. It names the permission by which such records are read, and the database lets in who has that one. */
export const topicOf = ({ name, rights }: Pick<ResourceCard, 'name' | 'rights'>, id: string): string => `record:${rights.read}:${name}:${id}`

/** Everybody but me, by name. What others say comes over the network: what is no name is none, and a tab that changes something counts for all of a person's. */
export function colleaguesOf(state: Readonly<Record<string, readonly unknown[]>>, me: string): Colleague[] {
  return Object.entries(state)
    .flatMap(([id, tabs]): Colleague[] => {
      const seen = tabs.flatMap((tab) => (typeof tab === 'object' && tab !== null ? [tab as Partial<Record<keyof Seen, unknown>>] : []))
      const name = seen.map((tab) => tab.name).find((one) => typeof one === 'string' && one !== '')
      return id === me || typeof name !== 'string' ? [] : [{ id, name: name.slice(0, LONGEST_NAME), editing: seen.some(({ editing }) => editing === true) }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, MOST)
}
