export const IMPORT_KINDS = ['products', 'customers', 'orders'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * A heading as a platform writes it, in lower case. `#` stands for a number, `@` for a currency: the field is then kept once for each (`picture:2`, `price:EUR`).
 * Of several headings the first that a file has counts.
 */
export type SourceField = { field: string; headings: readonly string[]; needed?: true }
export type SourceFormat = { kind: ImportKind; fields: readonly SourceField[] }
