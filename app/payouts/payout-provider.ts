/** An account of a maker, as whoever sends money has to know it. `bank` is the code of `thai-banks.ts`. */
export type Recipient = { bank: string; number: string; holder: string }

/** Whether money can be sent to a recipient: not yet, yes, or never, and why. */
export type RecipientState = { state: 'waits' | 'ready' } | { state: 'refused'; because: string }

/** A transfer, and what became of it. Amounts are satang; `fee` is what the provider keeps besides, tax included, as far as it is known. */
export type Transfer = { reference: string; payout: string; amount: number; fee: number } & ({ state: 'open' | 'paid' } | { state: 'failed'; because: string })

/** An event of a provider: it only says which transfer to look at. */
export type TransferEvent = { eventId: string; reference: string; type: string }

/**
 * Who sends makers their money without a person. Every call may be repeated. Throws where the provider cannot be reached or does not answer in its own form, which means "not
 * known yet", never "failed". Without one a person sends it, by a file for the bank (`payout-file.server.ts`).
 */
export interface PayoutProvider {
  readonly name: string
  /** The codes of banks it sends to; what is paid elsewhere is left to the file. */
  readonly banks: readonly string[]
  createRecipient(recipient: Recipient): Promise<string>
  getRecipient(reference: string): Promise<RecipientState>
  /** Sends once for a payout: the caller has asked `findTransfer` before whenever an earlier call may have arrived. */
  createTransfer(wish: { payout: string; recipient: string; amount: number }): Promise<Transfer>
  /** The transfer that was made for a payout since a moment, if there is one. */
  findTransfer(payout: string, since: Date): Promise<Transfer | undefined>
  getTransfer(reference: string): Promise<Transfer>
  /** Checks the signature over the raw body first; `unrelated` is a genuine event that is about no transfer. */
  readEvent(rawBody: string, headers: Headers, now: Date): TransferEvent | 'forged' | 'stale' | 'malformed' | 'unrelated'
}
