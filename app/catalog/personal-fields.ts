/** One thing a maker asks of her buyers. `max` counts letters of a text, `fee` is satang a piece where it is answered. */
export type PersonalField = {
  id: string
  kind: 'text' | 'choice' | 'number' | 'date'
  label: string
  required: boolean
  max: number
  choices: string[]
  fee: number
}

/** What a buyer says, by the field's id. */
export type Answers = Readonly<Record<string, string>>

export type AnswerTrouble = 'words-missing' | 'words-too-long' | 'words-no-number'

/** Between answers that are kept as one text; nobody's own words hold it. */
const APART = ' · '

/** Words on one line, with no dot that stands alone: beside what parts two answers it would part them elsewhere. */
export const inOneLine = (words: string): string =>
  words
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/(?<=^| )·(?= |$)/gu, '•')

/** The answers as a line of a cart keeps them: `label: answer` of each, or the answer alone where one thing is asked. The database reads it again. */
export function answersInOne(fields: readonly PersonalField[], answers: Answers): string {
  const [only, ...others] = fields
  if (only === undefined) return ''
  if (others.length === 0) return (answers[only.id] ?? '').trim()
  return fields
    .flatMap(({ id, kind, label }) => {
      const words = (answers[id] ?? '').trim()
      // A choice is found again as its maker wrote it.
      const said = kind === 'choice' ? words : inOneLine(words)
      return said === '' ? [] : [`${label}: ${said}`]
    })
    .join(APART)
}

/** Satang a piece for what was answered. */
export const feeOf = (fields: readonly PersonalField[], answers: Answers): number =>
  fields.reduce((sum, { id, fee }) => sum + ((answers[id] ?? '').trim() === '' ? 0 : fee), 0)

/** What is wrong with an answer, or undefined. */
export function troubleWith({ id, kind, max, required }: PersonalField, answers: Answers): AnswerTrouble | undefined {
  const said = (answers[id] ?? '').trim()
  if (said === '') return required ? 'words-missing' : undefined
  if (kind === 'text' && [...said].length > max) return 'words-too-long'
  return kind === 'number' && !/^-?\d{1,9}([.,]\d{1,3})?$/.test(said) ? 'words-no-number' : undefined
}
