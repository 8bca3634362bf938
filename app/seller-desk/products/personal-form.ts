import * as v from 'valibot'
import { inOneLine, type PersonalField } from '../../catalog/personal-fields.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { minor, toDecimal, toJson } from '../../platform/money.ts'

export const KINDS = ['text', 'choice', 'number', 'date'] as const satisfies readonly PersonalField['kind'][]
/** The database's own limits. */
export const MOST_FIELDS = 30
const MOST_CHOICES = 30
const MOST_FEE = 9_999_999n
const ROOM = 4000

/** A question as it is typed: choices one a line, the fee in baht. */
export type PersonalDraft = { id: string; kind: PersonalField['kind']; label: string; required: boolean; max: string; choices: string; fee: string }

/** Without the dots of a list that somebody typed as one: a dot is what stands between answers. */
const undotted = (typed: string): string => typed.replace(/^[\s·]+|[\s·]+$/gu, '')

const choicesOf = (typed: string): string[] => [...new Set(typed.split('\n').map((line) => inOneLine(undotted(line))))].filter((choice) => choice !== '')

/** Satang of what was typed; nothing is free of charge, and undefined is no amount. */
const feeOf = (typed: string): number | undefined => {
  const amount = typed.trim() === '' ? 0n : typedMinor(typed)
  return amount === undefined || amount < 0n || amount > MOST_FEE ? undefined : toJson(minor(amount))
}

/** One question. Messages are keys of the catalogue `listing`. */
export const PersonalForm = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/)),
    kind: v.picklist(KINDS),
    label: v.pipe(
      v.string(),
      v.transform((label) => undotted(label.replace(/\s+/gu, ' ')).replace(/\s*:$/u, '')),
      v.nonEmpty('listing:personal.problem.label'),
      v.maxLength(200, 'listing:personal.problem.label'),
    ),
    required: v.boolean(),
    max: v.string(),
    choices: v.string(),
    fee: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['max']],
      ({ kind, max }) => kind !== 'text' || (/^\d{1,3}$/.test(max.trim()) && Number(max) >= 1 && Number(max) <= 500),
      'listing:problem.wordsMax',
    ),
    ['max'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['choices']],
      ({ kind, choices }) => {
        const all = choicesOf(choices)
        return kind !== 'choice' || (all.length > 0 && all.length <= MOST_CHOICES && all.every((choice) => [...choice].length <= 60))
      },
      'listing:personal.problem.choices',
    ),
    ['choices'],
  ),
  v.forward(
    v.partialCheck([['fee']], ({ fee }) => feeOf(fee) !== undefined, 'listing:personal.problem.fee'),
    ['fee'],
  ),
  v.transform(({ id, kind, label, required, max, choices, fee }): PersonalField => ({
    id,
    kind,
    label,
    required,
    max: kind === 'text' ? Number(max) : 0,
    choices: kind === 'choice' ? choicesOf(choices) : [],
    fee: feeOf(fee) ?? 0,
  })),
)

/** Everything a piece asks. Several questions are told apart by what they ask, and their answers fit one line of a cart. */
export const PersonalForms = v.pipe(
  v.array(PersonalForm),
  v.maxLength(MOST_FIELDS, 'listing:personal.problem.room'),
  v.check((all) => all.length < 2 || all.every(({ label }) => !/: | · /.test(label)), 'listing:personal.problem.marks'),
  v.check((all) => new Set(all.map(({ label }) => label)).size === all.length, 'listing:personal.problem.same'),
  v.check(
    (all) => all.reduce((sum, { label, kind, max }) => sum + [...label].length + 5 + (kind === 'text' ? max : 60), 0) <= ROOM,
    'listing:personal.problem.room',
  ),
)

const IDS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The next question, of which nothing is said yet; its id is none of the others'. */
export function nothingAsked(others: readonly PersonalDraft[]): PersonalDraft {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => IDS[byte % IDS.length]).join('')
  return others.some((other) => other.id === id) ? nothingAsked(others) : { id, kind: 'text', label: '', required: false, max: '30', choices: '', fee: '' }
}

/** A question as the form shows it. */
export const draftOf = ({ id, kind, label, required, max, choices, fee }: PersonalField): PersonalDraft => ({
  id,
  kind,
  label,
  required,
  max: String(max || 30),
  choices: choices.join('\n'),
  fee: fee === 0 ? '' : toDecimal(minor(fee), 2).replace(/\.00$/, ''),
})
