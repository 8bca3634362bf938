import type { CredentialKind } from '../../sellers/credentials/credential.ts'

/** What a maker says to be certified for, as `private.facts_of_credential` writes it; `same` are other shops that show the same number. */
export type CredentialFacts = {
  seller_id: string
  seller: string
  province: string
  kind: CredentialKind
  grade: string
  number: string
  about: string
  valid_until: string | null
  path: string | null
  seen: string
  same: { id: string; name: string }[]
}
