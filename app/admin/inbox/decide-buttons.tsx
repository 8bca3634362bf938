import { type ReactNode, useState } from 'react'
import { type Asked, ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Answer, Refusal } from '../../platform/call-function.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'

/** A decision that somebody can take here, with its words and what it asks of the shop. */
export type Choice = {
  id: string
  verb: string
  title: string
  consequence: ReactNode
  done: string
  look?: ButtonLook
  asked?: Asked
  /** What else is to be said beside the reason. */
  more?: ReactNode
  ask: (reason: string) => Promise<Answer<unknown>>
  refused?: (refusal: Refusal) => string | undefined
}

/** The decisions that can be taken of what waits, each with its consequence and a reason. */
export function DecideButtons({ choices }: { choices: readonly Choice[] }) {
  const [wanted, setWanted] = useState<string>()
  const { act, busy } = useAct()
  const choice = choices.find(({ id }) => id === wanted)
  return (
    <div className="flex flex-wrap gap-2" data-decisions>
      {choices.map(({ id, verb, look = 'quiet' }) => (
        <Button key={id} size="small" look={look} onClick={() => setWanted(id)}>
          {verb}
        </Button>
      ))}
      {choice && (
        <ReasonDialog
          open
          onClose={() => setWanted(undefined)}
          title={choice.title}
          consequence={choice.consequence}
          verb={choice.verb}
          look={choice.look === 'danger' ? 'danger' : 'primary'}
          asked={choice.asked}
          busy={busy}
          onDecide={(reason) => act({ ask: () => choice.ask(reason), done: choice.done, ...(choice.refused && { refused: choice.refused }) })}
        >
          {choice.more}
        </ReasonDialog>
      )}
    </div>
  )
}
