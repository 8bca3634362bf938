import type * as v from 'valibot'

type Shape = v.GenericSchema & { wrapped?: Shape; entries?: Readonly<Record<string, Shape>>; value?: Shape }

/** The dotted names of what a config says and `shape` does not know. Tables below an unknown name are not looked into. */
export function unknownSettings(shape: v.GenericSchema, given: unknown, path: readonly string[] = []): string[] {
  // Valibot's objects and records carry their parts under these names; other schemas carry none.
  const { wrapped, entries, value } = shape as Shape
  if (wrapped) return unknownSettings(wrapped, given, path)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return []
  if (value) return Object.entries(given).flatMap(([name, part]) => unknownSettings(value, part, [...path, name]))
  if (!entries) return []
  return Object.entries(given).flatMap(([name, part]) => {
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined
    return known ? unknownSettings(known, part, [...path, name]) : [[...path, name].join('.')]
  })
}
