import type { Minor } from '../../platform/money.ts'

/** How far a dispute is with its provider. An enquiry that ended without taking anything is `won`. */
export type DisputeStatus = 'opened' | 'evidence_sent' | 'won' | 'lost'

/** A payment that the buyer's bank wants back, as the provider's books have it: the only source of amounts we believe. */
export type Dispute = {
  reference: string
  /** The charge it is about, as our payments know it. */
  charge: string
  status: DisputeStatus
  /** The bank's reason, in the provider's word. */
  reason: string
  amount: Minor
  currency: string
  /** What the provider has taken by now, and what it asks for it. */
  away: Minor
  fee: Minor
  /** How often money was moved for it: an older answer has fewer. */
  moves: number
  openedAt: Date
  /** Until when it takes an answer; null where it takes none any more. */
  dueAt: Date | null
}

export const FILE_KINDS = ['receipt', 'delivery', 'talk', 'other'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What the bank is told. Texts may be empty; files are references that `keepFile` gave. */
export type Evidence = {
  words: string
  talk: string
  pieces: string
  customer: string
  email: string
  address: string
  carrier: string
  tracking: string
  /** The day the first parcel was sent, as YYYY-MM-DD. */
  shippedOn: string
  arrived: string
  files: Partial<Record<FileKind, string>>
}

export type EvidenceFile = { name: string; type: string; content: Uint8Array; idempotencyKey: string }

/** The side of a provider that disputes are answered at. Every call may be repeated; throws when the provider cannot be reached or refuses. */
export interface DisputeDesk {
  getDispute(reference: string): Promise<Dispute>
  /** Gives the provider a file; the same key gives the same reference. */
  keepFile(file: EvidenceFile): Promise<string>
  /** Hands the evidence in, for good. */
  sendEvidence(wish: { reference: string; idempotencyKey: string; evidence: Evidence }): Promise<void>
  /** Gives the money up. */
  accept(wish: { reference: string; idempotencyKey: string }): Promise<void>
}
