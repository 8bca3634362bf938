import type { ImportKind } from '../../imports/source-format.ts'
import { formatOf, type ImportPlatform, SOURCE_FORMATS } from '../../imports/source-formats.ts'

/** A field that a column can be chosen for: `name` is what the mapping says, `number` tells the several of one field apart, `found` are the headings that are read without a choice. */
export type FieldChoice = { name: string; field: string; number?: number; needed: boolean; found: string[] }

/** What tells variants apart has a column each; more than three kinds of options nobody has. */
const OPTIONS = 3

/** The fields of a kind of file, in the order they are read; the name of an option is the heading of its column, unless the file says it. */
export function choicesOf(platform: ImportPlatform, kind: ImportKind, headings: readonly string[]): FieldChoice[] {
  const format = SOURCE_FORMATS[platform].find((one) => one.kind === kind)
  if (!format) return []
  const { columns } = formatOf(platform, headings, {}, kind)
  const found = (name: string) => columns.flatMap((column) => (column.name === name || column.name.startsWith(`${name}:`) ? [headings[column.at] ?? ''] : []))
  return format.fields.flatMap(({ field, needed = false }): FieldChoice[] => {
    if (field === 'optionName') return []
    if (field !== 'optionValue') return [{ name: field, field, needed, found: found(field) }]
    return Array.from({ length: OPTIONS }, (_, at) => ({
      name: `${field}:${at + 1}`,
      field,
      number: at + 1,
      needed: false,
      found: found(`${field}:${at + 1}`),
    }))
  })
}
