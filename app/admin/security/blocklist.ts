/** What can be kept out: one address, all of a domain, or a network. */
export const BLOCK_KINDS = ['email', 'domain', 'network'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** An entry of the blocklist (`public.blocklist`). */
export type BlockEntry = {
  id: string
  kind: BlockKind
  value: string
  until: string | null
  reason: string
  at: string
  by: string
  stands: boolean
  lifted_at: string | null
  lifted_by: string
}

/** Whom an entry would have stopped in seven days (`public.try_block`); null where that is not kept. */
export type BlockTrial = {
  value: string
  there: boolean
  mine: boolean
  sign_ups: number
  sign_ins: number | null
  orders: number | null
  contacts: number | null
  members: number
  staff: string[]
}

/** What of a trial is counted, in the order it is shown. */
export const BLOCK_COUNTS = ['sign_ups', 'sign_ins', 'orders', 'contacts', 'members'] as const
