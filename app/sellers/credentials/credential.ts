/** What work of Thailand can be certified for, as `seller_credentials` has it. */
export const CREDENTIAL_KINDS = ['otop', 'gi', 'royal_peacock', 'sacit', 'community'] as const
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number]

/** The grades of those kinds that have some; OTOP's are stars. */
export const CREDENTIAL_GRADES = {
  otop: ['5', '4', '3', '2', '1'],
  gi: [],
  royal_peacock: ['gold', 'silver', 'blue', 'green'],
  sacit: ['master', 'teacher', 'heir'],
  community: [],
} as const satisfies Record<CredentialKind, readonly string[]>

/** One that staff verified and that holds. `validUntil` is a day (`2027-05-31`), null without an end; `verifiedAt` a moment. `number` may be '' for those that came before there were papers. */
export type Credential = {
  kind: CredentialKind
  grade: string
  number: string
  about: string
  validUntil: string | null
  verifiedAt: string
}
