import type { Shop } from '../shop.ts'

type Problem = { problem: string; about: string; expected: number; booked: number }

/** Job `check-books`: compares the books with what they are about, tells the log of each difference, and keeps them for the back office. Returns how many there are. */
export async function checkBooks({ service, log }: Pick<Shop, 'service' | 'log'>): Promise<number> {
  const { differences, problems } = await service.one<{ differences: bigint; problems: Problem[] }>(
    'select differences, problems from private.keep_books_check()',
  )
  for (const { problem, about, expected, booked } of problems) log.error({ problem, about, expected, booked }, 'the books differ')
  return Number(differences)
}
