import { typedMinor } from '../../money/typed-amount.ts'
import { toJson } from '../../platform/money.ts'

export const FUNDERS = ['platform', 'seller', 'shared'] as const
export type Funder = (typeof FUNDERS)[number]

/** Who pays, as it is typed: the shop's part in percent where both do. */
export type FundingDraft = { funder: Funder; share: string }

/** As the database keeps it; undefined where the part is none between nothing and all. */
export function fundingOf({ funder, share }: FundingDraft): { funded_by: Funder; shared_ppm: number | null } | undefined {
  if (funder !== 'shared') return { funded_by: funder, shared_ppm: null }
  const ppm = typedMinor(share.replace('%', ''), 4)
  return ppm === undefined || ppm < 1n || ppm > 999_999n ? undefined : { funded_by: funder, shared_ppm: toJson(ppm) }
}
