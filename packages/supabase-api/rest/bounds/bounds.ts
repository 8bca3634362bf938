/**
 * What one request of a role may ask for. PostgREST knows no such thing; a project that is open to strangers hands them in. Whatever exceeds one is refused
 * with 400, code 54000 and the name of the bound in `details`, but for `rowsPerLevel`, which cuts off as `maxRows` does.
 */
export type Bounds = {
  /** Levels of embedded resources below the root. */
  embedDepth: number
  /** Embedded resources in all. */
  embeds: number
  /** Rows of an embedded resource for one row of its parent; the root has `maxRows`. */
  rowsPerLevel: number
  /** Columns of the answer, those of embedded resources too. `*` counts as all it stands for. */
  columns: number
  /** Elements of an array: of an argument, of a list to compare with, of the rows of a body. */
  arrayLength: number
  /** Comparisons with a pattern or a text search, each element of a list by itself. */
  patterns: number
  /** Comparisons in all. */
  filters: number
  /** Bytes of a body; 413 above. */
  bodyBytes: number
  /** The whole statement in the units of PostgreSQL's planner (a page read in turn is 1), whatever values it has. */
  plannedCost: number
  /** A statement that costs more than this takes one of the places below. */
  cheapCost: number
  /** Costly statements that run at the same moment; fewer than the role has connections, so that cheap ones always find one. */
  costlyAtOnce: number
  /** A statement that takes longer is ended: 504. A function may say otherwise for itself. */
  statementTimeoutMs: number
}

/** Of a bound that is a number of things in a request. */
export type Bound = keyof Bounds
