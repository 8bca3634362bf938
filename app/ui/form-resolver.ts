import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as v from 'valibot'

/**
 * Checks a form by a valibot schema. Every rule is asked, also those between fields when one of them is already wrong (the resolver of
 * `@hookform/resolvers` stops at the first), and each field shows the first thing that is wrong with it. Messages are keys of a catalogue.
 */
export const formResolver =
  <Input extends FieldValues, Output>(schema: v.GenericSchema<Input, Output>): Resolver<Input, unknown, Output> =>
  (given) => {
    const parsed = v.safeParse(schema, given)
    if (parsed.success) return { values: parsed.output, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? 'root'] ??= { type: issue.type, message: issue.message }
    // Our forms are flat, so the path of an issue is the name of its field.
    return { values: {}, errors: errors as FieldErrors<Input> }
  }
