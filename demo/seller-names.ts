import type { Random } from './random.ts'
import { HAMLETS, MEN, MEN_TITLES, WOMEN, WOMEN_TITLES, type GivenName } from './thai-names.ts'

/** Who tells the story. Thai and Dutch sentences depend on it. */
export type Voice = 'woman' | 'man' | 'family' | 'group'

/** A craftsperson as neighbours call her or him: `Mae Somjit`, `Lung Bunchu`. */
export function personOf(random: Random): { en: string; th: string; voice: Voice } {
  const voice = random.chance(0.58) ? 'woman' : 'man'
  const [titleEn, titleTh] = random.pick(voice === 'woman' ? WOMEN_TITLES : MEN_TITLES)
  const [en, th] = random.pick(voice === 'woman' ? WOMEN : MEN)
  return { en: `${titleEn} ${en}`, th: `${titleTh}${th}`, voice }
}

export const hamletOf = (random: Random): GivenName => random.pick(HAMLETS)
