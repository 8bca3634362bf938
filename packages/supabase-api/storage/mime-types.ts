import { refuse } from './refusal.ts'
import { agrees, canBeProven, sniffType } from './sniff-type.ts'

/** A type without its parameters, in lower case: `text/plain` of `Text/Plain; charset=UTF-8`. */
export const plainType = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase()

/** What a bucket's list of types allows: each itself, or a family as `image/*`. */
const allows = (allowed: readonly string[], type: string): boolean =>
  allowed.some((entry) => {
    const wanted = plainType(entry)
    return wanted === type || wanted === '*' || wanted === '*/*' || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1)))
  })

/** Refuses a claimed type the bucket does not take. Without a list everything is fine. */
export function checkClaimedType(claimed: string, allowed: readonly string[] | null): void {
  if (allowed === null || allowed.length === 0) return
  const type = plainType(claimed)
  if (!/^[^/\s]+\/[^/\s]+$/.test(type) || !allows(allowed, type)) throw refuse.invalidMimeType(claimed)
}

/**
 * Refuses content that is something else than it claims in a bucket that takes only some types. `strict` also refuses what cannot show that it is
 * the picture it claims to be.
 */
export function checkContent(head: Buffer, given: { claimed: string; allowed: readonly string[] | null; strict: boolean }): void {
  if (given.allowed === null || given.allowed.length === 0) return
  const claimed = plainType(given.claimed)
  const sniffed = sniffType(head)
  if (sniffed === undefined) {
    if (given.strict && canBeProven(claimed)) throw refuse.invalidMimeType('application/octet-stream')
    return
  }
  if (agrees(claimed, sniffed)) return
  // One picture called by another's name does no harm where both are taken, but readers would be told a wrong type.
  if (canBeProven(claimed) || !allows(given.allowed, sniffed)) throw refuse.invalidMimeType(sniffed)
}

/** Refuses a list a bucket cannot have. */
export function checkTypeList(types: readonly string[]): void {
  for (const type of types) if (type.length > 1000 || !/^(\*|[\w\-+.]+\/(\*|[\w\-+.]+)(;\s*charset=[\w-]+)?)$/.test(type)) throw refuse.invalidMimeType(type)
}
