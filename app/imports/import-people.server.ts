import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import { lack } from './import-problem.ts'
import type { BatchDone, ImportWork } from './import-run.ts'
import { knownOf, remember } from './imported-records.server.ts'
import { printOf, type SaidFields } from './merge-fields.ts'
import type { ReadCustomer } from './read-customer.ts'

/** What somebody is remembered by: nobody’s address stays in it when they are erased, and they do not come again. */
const keyOf = (email: string): string => createHash('sha256').update(email).digest('base64url')

const saidOf = ({ name, phone, country }: ReadCustomer): SaidFields => {
  const print = printOf([name, phone, country])
  return { all: [print, print] }
}

/** Takes customers in: people without an account, who find what they bought once they confirm their address. Nobody is written to. */
export async function importCustomers(tx: Database, work: ImportWork, customers: readonly ReadCustomer[]): Promise<BatchDone> {
  const { figures, problems } = await takePeople(tx, work, customers, 'customers')
  return { figures, problems }
}

/** The same for buyers of orders, by their address: of somebody who is known, an order says nothing new. Who was erased is missing. */
export async function takeBuyers(tx: Database, work: ImportWork, buyers: readonly ReadCustomer[]): Promise<BatchDone & { ids: Map<string, string> }> {
  return takePeople(tx, work, buyers, 'buyers')
}

async function takePeople(tx: Database, work: ImportWork, people: readonly ReadCustomer[], as: 'customers' | 'buyers') {
  const each = [...new Map(people.map((person) => [person.email, person])).values()]
  const known = await knownOf(tx, work.sourceId, 'person', each.map(({ email }) => keyOf(email))) // prettier-ignore
  const here = new Map(
    (
      await tx.all<{ id: string; email: string }>('select id, email from public.imported_people where source_id = $1 and email = any ($2)', [
        work.sourceId,
        each.map(({ email }) => email),
      ])
    ).map(({ id, email }) => [email, id]),
  )
  const done: BatchDone & { ids: Map<string, string> } = { figures: {}, problems: [], ids: here }
  const count = (name: string) => (done.figures[name] = (done.figures[name] ?? 0) + 1)
  const written: { id: string; key: string; said: SaidFields; person: ReadCustomer }[] = []
  for (const person of each) {
    const key = keyOf(person.email)
    const before = known.get(key)
    const id = here.get(person.email)
    const said = saidOf(person)
    if (!before && id === undefined) {
      written.push({ id: randomUUID(), key, said, person })
      if (as === 'customers') count('customers_new')
    } else if (id === undefined) {
      if (as === 'customers') {
        done.problems.push(lack(person.row, 'email', 'erased_here'))
        count('customers_kept')
      }
    } else if (as === 'customers' && before && before.said['all']?.[0] !== said['all']?.[0]) {
      written.push({ id, key, said, person })
      count('customers_changed')
    } else if (as === 'customers') count('customers_same')
  }
  if (written.length > 0) {
    await tx.all(
      `insert into public.imported_people (id, source_id, email, name, phone, country)
       select x.id, $1, x.email, x.name, x.phone, x.country
         from jsonb_to_recordset($2::jsonb) x(id uuid, email text, name text, phone text, country text)
       on conflict (source_id, email) do update set name = excluded.name, phone = excluded.phone, country = excluded.country`,
      [work.sourceId, JSON.stringify(written.map(({ id, person: { email, name, phone, country } }) => ({ id, email, name, phone, country })))],
    )
    await remember(tx, work, 'person', written)
    for (const { id, person } of written) here.set(person.email, id)
  }
  return done
}
