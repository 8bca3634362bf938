/** Remembers how to end what was begun, so that it is ended in the opposite order. */
export type Endings = { add<Thing>(thing: Thing, name: string, end: (thing: Thing) => unknown): Thing }
