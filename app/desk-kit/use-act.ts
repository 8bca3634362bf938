import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, Refusal } from '../platform/call-function.ts'
import { problemKeyOf } from '../platform/problem-key.ts'
import { showToast } from '../ui/toast.ts'
import { useProve } from './prove-context.ts'

type Act<Result> = {
  /** What is asked; asked once more after the second factor was shown. */
  ask: () => Promise<Answer<Result>>
  /** Said when it is done, by what came of it where that differs. */
  done: string | ((result: Result) => string)
  /** Sentences for refusals of its own, by code. */
  refused?: (refusal: Refusal) => string | undefined
}

/**
 * Does what staff decide: asks for the second factor where the database wants it again, says what came of it, and has every list and record asked for anew. A second press
 * while it runs does nothing. True when it is done.
 */
export function useAct() {
  const { t } = useTranslation(['desk-kit', 'errors'])
  const client = useQueryClient()
  const prove = useProve()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const act = async <Result>({ ask, done, refused }: Act<Result>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      let answer = await answerOf(ask)
      if (!answer.done && answer.refusal.code === 'prove' && (await prove())) answer = await answerOf(ask)
      // Refused or not, what stands on the screen may be old.
      await client.invalidateQueries()
      if (answer.done) {
        showToast({ title: typeof done === 'string' ? done : done(answer.result), tone: 'success' })
        return true
      }
      const { refusal } = answer
      const key = `desk-kit:refused.${refusal.code}`
      const known = t(key, { defaultValue: '' })
      showToast({ title: refused?.(refusal) ?? (known !== '' && known !== key ? known : t(problemKeyOf(refusal))), tone: 'failure' })
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { act, busy }
}

/** A fault of ours is no answer either; whoever pressed hears that nothing is known of it. */
async function answerOf<Result>(ask: () => Promise<Answer<Result>>): Promise<Answer<Result>> {
  try {
    return await ask()
  } catch (error) {
    reportError(error)
    return { done: false, refusal: { code: 'unexpected', message: '', status: 0 } }
  }
}
