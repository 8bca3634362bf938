/** What was typed at a desk and not saved is kept under names that begin so. */
export const DRAFT_PREFIX = 'desk-draft:'

/** Whoever signs out takes along what they typed and did not save. A session that ends by itself does not: its person comes back to their words. */
export function forgetDrafts(storages: readonly Storage[]): void {
  for (const storage of storages)
    for (const key of Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key)
}
