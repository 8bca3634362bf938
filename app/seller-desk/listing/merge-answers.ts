import * as v from 'valibot'
import { toColumns } from '../products/my-product.ts'
import { ProductForm, wishOf } from '../products/product-wish.ts'
import { numberOf } from '../products/said-of-product.ts'
import type { Answers } from './answers.ts'

/** A field two devices have answered differently since both had the same. */
export type Difference = { field: keyof Answers; mine: unknown; theirs: unknown }

/**
 * What two devices have said since `base`, together: each field as whoever changed it said it. Where both did, it is mine for now and stands among the
 * differences, so that a person decides.
 */
export function mergeAnswers(base: Answers, mine: Answers, theirs: Answers): { merged: Answers; differences: Difference[] } {
  const differences: Difference[] = []
  const [was, here, there] = meanings(base, mine, theirs)
  // The fields of one kind of object, each as one of the sides has it.
  const fields = Object.keys(mine) as (keyof Answers)[]
  const merged = Object.fromEntries(
    fields.map((field) => {
      if (isSame(here?.[field], was?.[field])) return [field, theirs[field]]
      if (!isSame(there?.[field], was?.[field]) && !isSame(there?.[field], here?.[field])) {
        differences.push({ field, mine: mine[field], theirs: theirs[field] })
      }
      return [field, mine[field]]
    }),
  ) as Answers
  return { merged, differences }
}

/** Whether both say the same of a piece. */
export const saysSame = (one: Answers, other: Answers): boolean => {
  const [a, b] = meanings(one, other)
  return isSame(a, b)
}

/** Whether the piece that stands came of these answers: what was sold of it since, and what its category does not ask, tell nothing of that. */
export function cameOf(tried: Answers, live: Answers): boolean {
  const said = (answers: Answers) => {
    const { success, output } = v.safeParse(ProductForm, answers)
    return success ? { columns: toColumns(wishOf(output)), pictures: answers.pictures.map(({ url, alt, step }) => ({ url, alt, step })) } : undefined
  }
  const [was, is] = [said(tried), said(live)]
  return was !== undefined && is !== undefined && isSame(was, is)
}

/** What is meant, so that a price with a comma is the same price: as the shop would read it where it can read them all, else as it was typed. */
function meanings(...all: readonly Answers[]): Readonly<Partial<Record<keyof Answers, unknown>>>[] {
  const read = all.map((answers) => v.safeParse(ProductForm, answers))
  const readable = read.every(({ success }) => success)
  return all.map((answers, at) => ({
    ...answers,
    ...(readable && (read[at]?.output as object)),
    said: Object.fromEntries(
      Object.entries(answers.said)
        .filter(([, { values, number }]) => values.length > 0 || number.trim() !== '')
        .map(([id, { values, number }]) => [id, { values, number: numberOf(number) ?? number.trim() }]),
    ),
  }))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** The fields of an object by their names: each device and the database write them in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
