import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getProvinces, preload, searchAddressByProvince, setEngMode } from 'thai-address-universal'
import { findProvince } from '../app/addresses/thai-provinces.ts'
import { PLACE_NAMES } from './thai-place-names.data.ts'

// node scripts/thai-places.ts: writes the gazetteer that addresses are found in by postcode (app/addresses/thai-places.data.ts) out of the package, with the
// names corrected that its transliteration spoils. Run it when the package changes; app/addresses/thai-places.test.ts reads the result.

/** The right names by the package's Thai one. */
const CORRECTED = new Map(
  PLACE_NAMES.trim()
    .split('\n')
    .map((line) => {
      const [names = '', roman = ''] = line.split('=')
      const [given = '', thai = given] = names.split('→')
      return [given, [thai, roman] as const] as const
    }),
)

type Place = { district: readonly [string, string]; subdistrict: readonly [string, string]; postcode: string }

await preload({ language: 'both' })
const lines: string[] = []
for (const { nameTh, nameEn } of await getProvinces()) {
  const code = findProvince(nameTh)?.code
  if (code === undefined) throw new Error(`${nameTh} is no province we know`)
  await setEngMode(false)
  const thai = (await searchAddressByProvince(nameTh, 10_000)).filter(({ province }) => province === nameTh)
  await setEngMode(true)
  const roman = (await searchAddressByProvince(nameEn, 10_000)).filter(({ province }) => province === nameEn)
  if (thai.length !== roman.length) throw new Error(`${nameTh} has ${thai.length} places in Thai and ${roman.length} romanised`)
  const places = thai.map((place, index): Place => {
    const other = roman[index]
    return {
      district: named(place.district, other?.district),
      subdistrict: named(place.sub_district, other?.sub_district),
      postcode: place.postal_code,
    }
  })
  // Islands nobody lives on have no postcode.
  const served = places.filter(({ postcode }) => /^[1-9]\d{4}$/.test(postcode))
  for (const [district, parts] of Map.groupBy(served, (place) => place.district.join('|'))) {
    const byPostcode = [...Map.groupBy(parts, ({ postcode }) => postcode)].map(
      ([postcode, ofOne]) => `${postcode}:${[...new Set(ofOne.map(({ subdistrict }) => subdistrict.join('=')))].join(',')}`,
    )
    lines.push(`${code}|${district}|${byPostcode.join(';')}`)
  }
}
writeFileSync(
  join(import.meta.dirname, '../app/addresses/thai-places.data.ts'),
  `// Drawn by scripts/thai-places.ts; do not change by hand. Province|district|romanised|postcode:subdistrict=romanised,…;postcode:…\nexport const THAI_PLACES = \`\n${lines.sort().join('\n')}\n\`\n`,
)

function named(th: string, en: string | undefined): readonly [string, string] {
  if (!en) throw new Error(`${th} has no romanised name`)
  return CORRECTED.get(th) ?? [th, en.trim().replaceAll(' - ', '-')]
}
