import { CSV_MARK, csvLine } from '../platform/csv.ts'
import type { Database } from '../platform/database.ts'

type ProblemRow = { id: bigint; kind: string; row: number; field: string; problem: string; value: string; stops: boolean }

const ROWS_AT_ONCE = 1000

/** Everything that did not come of a run as a CSV file, line by line: kind, row, whether the row came, field, value, and what to do (`say` by the word of the problem). */
export async function* reportLines(service: Database, run: string, say: Readonly<Record<string, string>>): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(['kind', 'row', 'came', 'field', 'problem', 'value', 'what to do'])
  for (let after = 0n; ;) {
    const rows = await service.all<ProblemRow>(
      'select id, kind, row, field, problem, value, stops from public.import_problems where run_id = $1 and id > $2 order by id limit $3',
      [run, after, ROWS_AT_ONCE],
    )
    yield rows
      .map(({ kind, row, field, problem, value, stops }) => csvLine([kind, row, stops ? 'no' : 'yes', field, problem, value, say[problem] ?? problem]))
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = last.id
  }
}
