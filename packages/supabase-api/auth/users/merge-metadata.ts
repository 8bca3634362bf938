/** What GoTrue makes of an update: given keys replace, keys given as null go, the others stay. */
export function mergeMetadata(known: Readonly<Record<string, unknown>> | null, updates: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...known, ...updates }).filter(([, value]) => value !== null))
}
