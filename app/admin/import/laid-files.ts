import type { RunRow } from './import-row.ts'

/** The files of a run as a next one wants them; those of a terminal are in nobody's reach. */
export const laidFiles = ({ files }: Pick<RunRow, 'files'>): { path: string; name: string }[] =>
  files.flatMap(({ path, name }) => (path === undefined ? [] : [{ path, name }]))
