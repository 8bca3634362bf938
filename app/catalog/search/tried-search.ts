/** What one search finds: how many, the first of them, and what was looked for in place of a typing error. */
export type TriedSearch = { total: number; more: boolean; corrected: string | null; products: { id: string; name: string; seller: string }[] }
