import { useId, type ReactNode } from 'react'
import { Part } from '../ui/part.tsx'

/** A part of the profile, under its heading. */
export function ProfileSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      <div className="mt-4">
        <Part>{children}</Part>
      </div>
    </section>
  )
}
