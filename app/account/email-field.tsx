import type { ComponentPropsWithRef } from 'react'
import { Field } from '../ui/field.tsx'

/** An e-mail address as people type it: the phone's keyboard for it, and nothing corrected. */
export function EmailField(field: ComponentPropsWithRef<typeof Field>) {
  return <Field type="email" inputMode="email" required autoCapitalize="off" spellCheck={false} {...field} />
}
