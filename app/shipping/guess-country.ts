import { isServed } from './countries.ts'

/** What a browser tells without being asked for a place. */
type BrowserPlace = { timeZone: string; languages: readonly string[] }

/**
 * Where parcels will probably go: a clock that runs in Bangkok says Thailand whatever language is spoken, else the region of the browser's languages,
 * else Thailand. A guess saves typing; the person chooses.
 */
export function countryOfBrowser({ timeZone, languages }: BrowserPlace): string {
  if (timeZone === 'Asia/Bangkok') return 'TH'
  const regions = languages.map((language) => /^[a-z]{2,3}-(?:[A-Za-z]{4}-)?([A-Z]{2})\b/.exec(language)?.[1])
  return regions.find((region) => region !== undefined && isServed(region)) ?? 'TH'
}

/** Browser only. */
export const guessCountry = (): string => countryOfBrowser({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages })
