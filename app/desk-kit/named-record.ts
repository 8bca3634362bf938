/** A record by what people call it. */
export type NamedRecord = { id: string; name: string }
