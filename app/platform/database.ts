/** What queries and commands see of PostgreSQL. Named here, so that the shop imports its own and only this file knows where it comes from. */
export type { Database } from '@hattha/postgres'
