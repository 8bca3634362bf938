import type { ReactNode } from 'react'

/** One of the three steps: numbered, all of them always in sight. */
export const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section aria-labelledby={`step-${number}`} className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
    <h2 id={`step-${number}`} className="mb-5 flex items-center gap-3 text-xl">
      <span
        aria-hidden="true"
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-indigo-wash font-sans text-base font-semibold text-indigo"
      >
        {number}
      </span>
      {title}
    </h2>
    {children}
  </section>
)
