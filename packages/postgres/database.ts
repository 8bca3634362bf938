/**
 * What queries and commands see of PostgreSQL. Values are always bound, never inlined. `bigint` columns arrive as `bigint`,
 * `numeric` as string, `timestamptz` as `Date`, `json` parsed. SQL errors are thrown as `pg`'s DatabaseError with its SQLSTATE in `code`.
 */
export interface Database {
  /** Every row the statement returns. */
  all<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The one row; throws when there is none or more than one. */
  one<Row>(text: string, values?: readonly unknown[]): Promise<Row>
  /** The one row, or undefined; throws when there is more than one. */
  maybe<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
  /**
   * Runs `work` in one transaction (a savepoint when already inside one); an exception rolls it back. No external calls inside. `repeatable`: it changes nothing but what stands
   * in the database, and is begun again where PostgreSQL chose it to give way in a deadlock.
   */
  transaction<Result>(work: (tx: Database) => Promise<Result>, options?: TransactionOptions): Promise<Result>
}

export type TransactionOptions = { repeatable?: boolean }
