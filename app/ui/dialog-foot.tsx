import type { ReactNode } from 'react'

/** What a long form in a dialog ends with, and what stays in sight while it is filled in; the last thing in it. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  // As far out as the dialog's padding is wide.
  <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
    {children}
  </div>
)
