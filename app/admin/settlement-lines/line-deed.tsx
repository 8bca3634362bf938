import { type ReactNode, useState } from 'react'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Answer, Refusal } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'

type LineDeedProps = {
  verb: string
  title: string
  consequence: ReactNode
  done: string
  ask: (reason: string) => Promise<Answer<unknown>>
  refused?: (refusal: Refusal) => string | undefined
  /** What else is to be said beside the reason. */
  children?: ReactNode
}

/** One thing that can be done with a line: a button, what it will do, and a reason. */
export function LineDeed({ verb, title, consequence, done, ask, refused, children }: LineDeedProps) {
  const [open, setOpen] = useState(false)
  const { act, busy } = useAct()
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open && (
        <ReasonDialog
          open
          onClose={() => setOpen(false)}
          title={title}
          consequence={consequence}
          verb={verb}
          busy={busy}
          onDecide={(reason) => act({ ask: () => ask(reason), done, ...(refused && { refused }) })}
        >
          {children}
        </ReasonDialog>
      )}
    </>
  )
}
