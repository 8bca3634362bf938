/** Who may do what with a table. Conditions see `$1`, the person who asks; what is absent is refused (42501), not just empty. */
export type Rights = {
  /** The rows everybody reads, strangers too. */
  shown?: string
  /** The rows a person reads besides those. */
  mine?: string
  /** Columns nobody but the shop reads, of a table that is read. */
  hidden?: string
  /** Columns a person may give a new row, which has to be their own. */
  insert?: string
  /** Columns a person may change, in the rows of `changes`. */
  update?: string
  changes?: string
  /** The rows a person may remove. */
  removes?: string
  /** The permission by which staff read every row. */
  staff?: string
  /** What commands and jobs may do: s(elect), i(nsert), u(pdate), d(elete). */
  service: string
}
