import pg from 'pg'
import { describeSchema } from './describe-schema.ts'
import { describeTypes } from './describe-types.ts'

/** The generated files of the folder `supabase`, by name, for the migrated database at the owner's `url`. */
export async function drawDatabase(url: string): Promise<Record<'schema.sql' | 'types.ts', string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return { 'schema.sql': await describeSchema(client, ['public', 'private']), 'types.ts': await describeTypes(client) }
  } finally {
    await client.end()
  }
}
