const WRITTEN = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?$/

/** The moment a person wrote: `2026-11-26 02:14:59`, Thai time unless it names a zone. Undefined for what is none. */
export function momentOf(written: string): Date | undefined {
  const [, day, minute, second = ':00', zone = '+07:00'] = WRITTEN.exec(written.trim()) ?? []
  if (day === undefined || minute === undefined) return undefined
  const moment = new Date(`${day}T${minute}${second}${zone}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
