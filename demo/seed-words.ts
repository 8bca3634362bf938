/** A text in the three languages the demo shop is written in by hand (decision 32). The other languages say it in `words/`. */
export type Words = readonly [en: string, th: string, nl: string]

/** Puts facts into `{name}` places. Throws on a place nobody fills, so that no reader ever sees one. */
export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`Nothing known for ${place} in "${text}"`)
    return fact
  })
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
