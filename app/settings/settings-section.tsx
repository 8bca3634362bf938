import type { ReactNode } from 'react'
import { Part } from '../ui/part.tsx'

/** A part of the settings, under its heading; `id` is where links into the page lead. */
export function SettingsSection({ id, title, text, children }: { id: string; title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      <div className="mt-5 grid gap-6">
        <Part>{children}</Part>
      </div>
    </section>
  )
}

/** A part of a section, with a line above it. */
export function SettingsPart({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
