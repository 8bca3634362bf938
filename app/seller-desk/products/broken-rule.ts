import * as v from 'valibot'

const Broken = v.pipe(
  v.object({ hint: v.literal('not_sold_here'), details: v.string() }),
  v.transform(({ details }) => safely(details)),
  v.object({ word: v.string(), told: v.record(v.string(), v.string()) }),
)

function safely(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The word of a listing that may not be said here and what the shop says of it, in the maker's language where it is there, else in English; undefined for another error. */
export function brokenRule(error: unknown, language: string): string | undefined {
  const broken = v.safeParse(Broken, error)
  if (!broken.success) return undefined
  const { word, told } = broken.output
  return `${word}: ${told[language] ?? told['en'] ?? ''}`
}
