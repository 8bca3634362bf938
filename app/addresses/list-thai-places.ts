import type { ThaiPlace } from './thai-place.ts'

/**
 * The subdistricts a Thai postcode serves, then the others of the same districts; none for a postcode nobody knows. Not for pages: it reads the whole
 * gazetteer, which browsers ask for by `/postcodes/{postcode}/places.json`.
 */
export async function listThaiPlaces(postcode: string): Promise<ThaiPlace[]> {
  if (!/^[1-9]\d{4}$/.test(postcode)) return []
  const { THAI_PLACES } = await import('./thai-places.data.ts')
  const lines = THAI_PLACES.split('\n').filter((line) => line.includes(`|${postcode}:`) || line.includes(`;${postcode}:`))
  const places = lines.flatMap((line) => placesOf(line, postcode))
  return [...places.filter(({ served }) => served), ...places.filter(({ served }) => !served)]
}

// Province|district|romanised|postcode:subdistrict=romanised,…;postcode:…
function placesOf(line: string, wanted: string): ThaiPlace[] {
  const [province = '', th = '', en = '', postcodes = ''] = line.split('|')
  const served = new Set(namesUnder(postcodes, (postcode) => postcode === wanted))
  const others = namesUnder(postcodes, (postcode) => postcode !== wanted).filter((name) => !served.has(name))
  const place = (name: string, isServed: boolean): ThaiPlace => {
    const [thai = '', roman = ''] = name.split('=')
    return { subdistrict: { th: thai, en: roman }, district: { th, en }, province, served: isServed }
  }
  return [...[...served].map((name) => place(name, true)), ...others.map((name) => place(name, false))]
}

const namesUnder = (postcodes: string, isWanted: (postcode: string) => boolean): string[] =>
  postcodes.split(';').flatMap((part) => (isWanted(part.slice(0, 5)) ? part.slice(6).split(',') : []))
