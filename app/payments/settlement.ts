/** What a charge in the provider's books came to here. */
export type Settlement = 'placed' | 'already-placed' | 'refund-due' | 'failed' | 'expired' | 'pending' | 'unclear' | 'unknown'
