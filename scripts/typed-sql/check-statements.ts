import { join } from 'node:path'
import pg from 'pg'
import { API, type Project } from 'typescript/unstable/sync'
import { rowComplaints } from './compare-row.ts'
import { statementDescriber, type Described } from './describe-statement.ts'
import { findStatements, type Statement } from './find-statements.ts'

/** What may stand as it is: complaints in `file` that contain `about`, with the reason. */
export type Exception = { file: string; about: string; because: string }

export type Checked = { statements: number; complaints: string[] }

/**
 * Compares the SQL statements of a TypeScript project with the migrated database at `url`: whether PostgreSQL understands them, whether as many values are bound
 * as they ask for, and whether their rows are what the code takes them for. Complaints begin with file and line. An exception that excuses nothing is one, too.
 */
export async function checkStatements(options: {
  root: string
  url: string
  wanted: (file: string) => boolean
  exceptions?: readonly Exception[]
}): Promise<Checked> {
  const api = new API({ cwd: options.root })
  const client = new pg.Client({ connectionString: options.url, application_name: 'typed SQL' })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(options.root, 'tsconfig.json')] }).getProjects()
    if (!project) throw new Error(`There is no TypeScript project in ${options.root}.`)
    await client.connect()
    const describe = await statementDescriber(client)
    const statements = findStatements(project, options)
    const complaints = new Excuses(options.exceptions ?? [])
    for (const statement of statements) {
      for (const about of await complaintsOf(project, statement, describe)) complaints.add(statement, about)
    }
    return { statements: statements.length, complaints: complaints.all() }
  } finally {
    await client.end().catch(() => undefined)
    api.close()
  }
}

/** Complaints, without those that are excused. */
class Excuses {
  readonly #complaints = new Set<string>()
  readonly #used = new Set<Exception>()
  readonly #exceptions: readonly Exception[]

  constructor(exceptions: readonly Exception[]) {
    this.#exceptions = exceptions
  }

  add({ file, line }: Statement, about: string): void {
    const excuse = this.#exceptions.find((one) => one.file === file && about.includes(one.about))
    if (excuse) this.#used.add(excuse)
    else this.#complaints.add(`${file}:${line}: ${about}`)
  }

  all(): string[] {
    const idle = this.#exceptions.filter((one) => !this.#used.has(one))
    return [...this.#complaints, ...idle.map(({ file, about }) => `${file}: the exception for "${about}" excuses nothing any more`)]
  }
}

async function complaintsOf(
  { checker }: Project,
  { texts, row, values }: Statement,
  describe: (text: string) => Promise<Described>,
): Promise<readonly string[]> {
  if (texts === undefined) return [COMPOSED]
  const complaints = new Set<string>()
  for (const text of texts) {
    const described = await describe(text)
    if ('refused' in described) {
      complaints.add(`${described.refused}, at ${excerpt(text, described.position)}`)
      continue
    }
    if (values !== undefined && values !== described.parameters) complaints.add(`${values} values are bound, and it asks for ${described.parameters}`)
    if (row) for (const about of rowComplaints(checker, row, described.columns)) complaints.add(about)
  }
  return [...complaints]
}

/** What is said of a statement whose text only the running program knows. */
const COMPOSED = 'it is put together while the program runs'
/** So much of a statement shows the place. */
const EXCERPT_CHARACTERS = 60

function excerpt(text: string, position: number): string {
  const from = text.slice(position - 1, position - 1 + EXCERPT_CHARACTERS)
  return JSON.stringify(from.replaceAll(/\s+/g, ' ').trim())
}
