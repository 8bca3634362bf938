import { editDistance } from '../platform/edit-distance.ts'

/** A name in Thai and in Latin letters. */
export type PlaceName = { th: string; en: string }

/** A subdistrict with what it lies in. `served` says whether the postcode that was asked for is its own; others lie in the same district. */
export type ThaiPlace = { subdistrict: PlaceName; district: PlaceName; province: string; served: boolean }

/** A name in the letters of a reader's language. */
export const placeNameIn = (name: PlaceName, language: string): string => (language === 'th' ? name.th : name.en)

/** Whether somebody who writes this means one of the subdistricts. An unknown postcode (no places) fits everything, because gazetteers are never complete. */
export const subdistrictFits = (places: readonly ThaiPlace[], typed: string): boolean =>
  places.length === 0 || places.some(({ subdistrict }) => isSameName(typed, subdistrict.th) || isSameName(typed, subdistrict.en))

/** Whether two spellings are the same name: however spaced, with or without "tambon", romanised one way or another, a letter or two off in longer names. */
function isSameName(typed: string, name: string): boolean {
  const [a, b] = [folded(typed), folded(name)]
  if (a === b) return a !== ''
  const shorter = Math.min(a.length, b.length)
  const allowed = shorter >= 9 ? 2 : shorter >= 6 ? 1 : 0
  return editDistance(a, b, allowed) <= allowed
}

const KIND = /^(?:ตำบล|แขวง|ต\.|ข\.|tambon\s|khwaeng\s|t\.)|\s(?:sub-?\s?district|tambon|khwaeng)$/

// Romanised names are written by ear: aspirates with or without h, long vowels double or single, ue as eu or u.
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(KIND, '')
    .replace(/[\s.\-'’\u0E4C]+/g, '')
    .replace(/([ptk])h/g, '$1')
    .replace(/ue|eu/g, 'u')
    .replace(/ae|ee/g, 'e')
    .replace(/oo|oe/g, 'o')
    .replace(/v/g, 'w')
    .replace(/([a-z])\1/g, '$1')
