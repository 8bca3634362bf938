import { createStore, del, entries, get, set } from 'idb-keyval'

/** What this device keeps for one person at a time, until the shop has it. Keys begin with the person, so that nobody else who signs in here reads it. */
export type PersonShelf<Kept> = {
  find(person: string, id: string): Promise<Kept | undefined>
  list(person: string): Promise<Kept[]>
  keep(person: string, id: string, kept: Kept): Promise<void>
  forget(person: string, id: string): Promise<void>
}

/** Browser only. A shelf in a database of its own: idb-keyval makes one store for each. */
export function personShelf<Kept>(database: string, store: string): PersonShelf<Kept> {
  const place = () => createStore(database, store)
  const keyOf = (person: string, id: string) => `${person}/${id}`
  return {
    find: (person, id) => get(keyOf(person, id), place()),
    list: async (person) => (await entries<string, Kept>(place())).filter(([key]) => key.startsWith(`${person}/`)).map(([, kept]) => kept),
    keep: (person, id, kept) => set(keyOf(person, id), kept, place()),
    forget: (person, id) => del(keyOf(person, id), place()),
  }
}
