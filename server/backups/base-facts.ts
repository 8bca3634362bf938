import * as v from 'valibot'

const Figures = v.object({ orders: v.number(), products: v.number(), people: v.number(), journals: v.number(), files: v.number(), differences: v.number() })

/** What stands in front of every backup, sealed with it. The owner's password is in there: without it nobody would get into what comes back. */
export const BaseFacts = v.object({
  format: v.literal(1),
  id: v.pipe(v.string(), v.uuid()),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.string(),
  owner: v.object({ user: v.string(), password: v.string(), embedded: v.boolean() }),
  chain: v.string(),
  figures: Figures,
})
export type BaseFacts = v.InferOutput<typeof BaseFacts>

/** What is known of a backup once it is whole: beside it, so that a list need not open backups. */
export const BaseEntry = v.object({
  ...v.omit(BaseFacts, ['owner']).entries,
  finishedAt: v.pipe(v.string(), v.isoTimestamp()),
  bytes: v.number(),
  /** The first segment of the log it needs, as PostgreSQL calls it. */
  segment: v.string(),
})
export type BaseEntry = v.InferOutput<typeof BaseEntry>

export const baseName = (id: string): string => `base/${id}.backup`
export const entryName = (id: string): string => `base/${id}.json`
const ENTRY = /^base\/([0-9a-f-]{36})\.json$/
export const idOfEntry = (name: string): string | undefined => ENTRY.exec(name)?.[1]
