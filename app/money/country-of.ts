import * as v from 'valibot'

const Answer = v.object({ country_code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)) })

/** The ISO country in the answer of a geolocation service (`{ country_code: 'TH' }`), or undefined when it does not say. */
export function countryOf(answer: unknown): string | undefined {
  const parsed = v.safeParse(Answer, answer)
  return parsed.success ? parsed.output.country_code : undefined
}
