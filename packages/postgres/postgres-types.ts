import pg from 'pg'

const { builtins } = pg.types

/** `bigint[]`, which pg's list of named types leaves out. */
const INT8_ARRAY = 1016 as typeof builtins.INT8
const parseBigints = pg.types.getTypeParser(INT8_ARRAY)

/**
 * How values arrive: `bigint` as bigint (also in arrays), `date` as the text `2026-11-20` since a day has no time zone, the rest as pg reads it:
 * `timestamptz` a Date, `numeric` text, `json` parsed.
 */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === builtins.INT8) return BigInt
      if (oid === INT8_ARRAY) return (text: string) => (parseBigints(text) as (string | null)[]).map((item) => (item === null ? null : BigInt(item)))
      if (oid === builtins.DATE) return (text: string) => text
    }
    return pg.types.getTypeParser(oid, format)
    // pg's overloads describe each oid; one function that answers for all of them cannot be written without this cast.
  }) as typeof pg.types.getTypeParser,
}
