import * as v from 'valibot'
import { CREDENTIAL_GRADES, CREDENTIAL_KINDS } from '../../sellers/credentials/credential.ts'

const text = v.pipe(v.optional(v.string(), ''), v.trim())

/** A credential as its maker types it; `today` is a day of Bangkok. Messages are keys of the catalogue `credentials`, or name another. */
export const credentialForm = (today: string) =>
  v.pipe(
    v.object({
      kind: v.picklist(CREDENTIAL_KINDS, 'problem.kind'),
      grade: text,
      number: v.pipe(text, v.minLength(2, 'problem.number'), v.maxLength(60, 'problem.number')),
      about: v.pipe(text, v.maxLength(200, 'dashboard:product.problem.long')),
      validUntil: v.union([v.literal(''), v.pipe(text, v.isoDate('problem.until'), v.minValue(today, 'problem.credential_over'))], 'problem.until'),
    }),
    // A grade that was chosen for another kind before is none of this one.
    v.transform(({ grade, validUntil, ...said }) => ({
      ...said,
      grade: (CREDENTIAL_GRADES[said.kind] as readonly string[]).includes(grade) ? grade : '',
      validUntil: validUntil === '' ? null : validUntil,
    })),
    v.forward(
      v.check(({ kind, grade }) => grade !== '' || !NEEDS_GRADE.includes(kind), 'problem.grade'),
      ['grade'],
    ),
  )

/** These say nothing without their grade. */
const NEEDS_GRADE: readonly string[] = ['royal_peacock', 'sacit']

export type CredentialWish = v.InferOutput<ReturnType<typeof credentialForm>>
