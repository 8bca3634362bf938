import * as v from 'valibot'

export const NAME_MIN = 2
export const NAME_MAX = 50

/** Markup, control characters, and what is not seen or turns the direction of others. `private.without_unseen` of the database has the same. */
const NO_NAME =
  /\u034f|[<>\u0001-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufeff\uffa0\ufff0-\uffff\u{e0000}-\u{e00ff}\u{f0000}-\u{10ffff}]/u

/** Whether each character may stand in the name of a person. The server asks the same (`private.why_no_person_name`). */
export const hasNameCharacters = (text: string): boolean => !NO_NAME.test(text)

/** A name as it is stored: spaces as one. */
export const tidyName = (typed: string): string => typed.replace(/\s+/g, ' ').trim()

/** The name of a person in one field. Messages are keys of the catalogue `account`. */
export const personName = v.pipe(
  v.optional(v.string(), ''),
  v.transform(tidyName),
  v.check((name) => [...name].length >= NAME_MIN, 'problem.nameShort'),
  v.check((name) => [...name].length <= NAME_MAX, 'problem.nameLong'),
  v.check(hasNameCharacters, 'problem.nameCharacters'),
)

const REASONS: Readonly<Record<string, string>> = {
  name_too_short: 'problem.nameShort',
  name_too_long: 'problem.nameLong',
  name_characters: 'problem.nameCharacters',
}

/** What to say beside the field when the server refused a name, by its reason; undefined when that is about something else. */
export const nameProblem = (reason: string): string | undefined => (Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined)
