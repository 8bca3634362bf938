import { RestRefusal } from '../refusal.ts'

/** The `Prefer` header (https://docs.postgrest.org/en/v13/references/api/preferences.html). Null: not said. */
export type Preferences = {
  return: 'representation' | 'minimal' | 'headers-only' | null
  count: 'exact' | 'planned' | 'estimated' | null
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  missing: 'default' | 'null' | null
  handling: 'strict' | 'lenient' | null
  tx: 'commit' | 'rollback' | null
  timezone: string | null
  maxAffected: number | null
  invalid: string[]
}

const CHOICES = {
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  tx: ['commit', 'rollback'],
} as const

type Choice = keyof typeof CHOICES

/** Parses `Prefer`; of a preference said twice the first counts. What is unknown is kept in `invalid`. */
export function parsePreferences(header: string | undefined, allowTx: boolean): Preferences {
  const found: Preferences = {
    return: null,
    count: null,
    resolution: null,
    missing: null,
    handling: null,
    tx: null,
    timezone: null,
    maxAffected: null,
    invalid: [],
  }
  for (const part of (header ?? '').split(',')) {
    const said = part.trim()
    if (said === '') continue
    const equals = said.indexOf('=')
    const name = said.slice(0, equals)
    const value = said.slice(equals + 1)
    if (name === 'timezone') found.timezone ??= value
    else if (name === 'max-affected' && /^\d{1,9}$/.test(value)) found.maxAffected ??= Number(value)
    else if (!isChoice(name) || !choose(found, name, value, allowTx)) found.invalid.push(said)
  }
  return found
}

const isChoice = (name: string): name is Choice => Object.hasOwn(CHOICES, name)

function choose(found: Preferences, name: Choice, value: string, allowTx: boolean): boolean {
  if (!(CHOICES[name] as readonly string[]).includes(value)) return false
  // Known, but not for everybody to decide: then it is ignored.
  if (name === 'tx' && !allowTx) return true
  // The value is one of that name's choices.
  Object.assign(found, { [name]: found[name] ?? value })
  return true
}

/** PGRST122 when `handling=strict` meets what is unknown. A timezone the database does not have is unknown too. */
export function checkPreferences(preferences: Preferences, timezones: ReadonlySet<string> | null): void {
  if (preferences.timezone !== null && !timezones?.has(preferences.timezone)) {
    preferences.invalid.push(`timezone=${preferences.timezone}`)
    preferences.timezone = null
  }
  if (preferences.handling === 'strict' && preferences.invalid.length > 0) {
    throw new RestRefusal(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${preferences.invalid.join(', ')}`,
    })
  }
}

/** `Preference-Applied` with those of the preferences that meant something here. */
export function appliedHeader(preferences: Preferences, meant: readonly (Choice | 'timezone' | 'max-affected')[]): Record<string, string> {
  const order = ['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone', 'max-affected'] as const
  const applied = order.flatMap((name) => {
    if (!meant.includes(name)) return []
    const value = name === 'max-affected' ? (preferences.handling === 'strict' ? preferences.maxAffected : null) : preferences[name]
    return value === null ? [] : [`${name}=${value}`]
  })
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') }
}
