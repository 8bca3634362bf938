/** The keys with one of them moved to where another stands; as they are where there is no such place. */
export function placed<Id>(ids: readonly Id[], id: Id, at: number): Id[] {
  if (at < 0 || at >= ids.length || !ids.includes(id)) return [...ids]
  const rest = ids.filter((one) => one !== id)
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}
