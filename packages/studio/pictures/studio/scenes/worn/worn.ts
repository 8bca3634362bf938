import { carriedBags } from './bags.ts'
import { wornOnHands } from './hands.ts'
import { wornOnHeads } from './heads.ts'
import { wornScarves } from './scarves.ts'
import { wornShirts } from './shirts.ts'
import { wornSkirts } from './skirts.ts'
import type { WornSetUp } from './worn-set-up.ts'

/** What is shown worn, by kind. */
export const WORN: Readonly<Record<string, WornSetUp>> = {
  ...carriedBags,
  ...wornOnHands,
  ...wornOnHeads,
  ...wornScarves,
  ...wornShirts,
  ...wornSkirts,
}
