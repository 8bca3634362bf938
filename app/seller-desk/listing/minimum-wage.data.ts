/**
 * Minimum wages of Thailand, baht a day by province (ISO 3166-2): the announcement of the Wage Committee in force since 1 January 2025 (Royal Gazette of 31 December 2024,
 * https://www.nationthailand.com/news/policy/40044700) with Bangkok’s of 1 July 2025. Where a district has more (Mueang Chiang Mai, Hat Yai, Ko Samui) this is what
 * the rest of its province has. With the next announcement the rates and the date change together.
 */
const PROVINCES_BY_WAGE: readonly (readonly [baht: number, provinces: string])[] = [
  [400, '10 20 21 24 83'],
  [372, '11 12 13 73 74'],
  [359, '30'],
  [358, '75'],
  [357, '14 19 25 40 50'],
  [356, '16'],
  [355, '26 43 72'],
  [354, '23 81'],
  [352, '22 27 31 34 47 48 49 57 63 65 71 77 82 84 90'],
  [351, '32 76 86'],
  [350, '35 51 60'],
  [349, '38 45 46 67 80'],
  [348, '15 17 18 36 93'],
  [347, '33 37 39 41 42 44 52 53 58 61 62 64 66 70 85 91'],
  [345, '54 55 56 92'],
  [337, '94 95 96'],
]

/** When these rates were the newest. */
export const WAGES_SINCE = new Date('2025-07-01T00:00:00Z')

/** Province → baht a day. */
export const DAILY_WAGES: ReadonlyMap<string, number> = new Map(
  PROVINCES_BY_WAGE.flatMap(([baht, provinces]) => provinces.split(' ').map((number) => [`TH-${number}`, baht] as const)),
)
