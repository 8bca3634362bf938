import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { MAX_WORDS, type Case } from '../case.ts'
import { problemOf, type CaseProblem } from '../open-case.ts'
import { PicturesChoice } from '../ask/pictures-choice.tsx'
import { sendCasePictures, type ChosenPicture } from '../send-case-pictures.ts'

type Props = { found: Case; token?: string | undefined; onChanged: () => Promise<void>; onClose: () => void }

/** Words and pictures for the other side of a case. */
export function SayInCase({ found, token, onChanged, onClose }: Props) {
  const { t } = useTranslation('returns')
  const [key] = useState(() => crypto.randomUUID())
  const [words, setWords] = useState('')
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const [state, setState] = useState<'idle' | 'busy' | CaseProblem>('idle')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    if (words.trim() === '' && pictures.length === 0) return setState('words_missing')
    setState('busy')
    const sent = await sendCasePictures({ order: found.order, token }, pictures)
    if (!sent) return setState('upload')
    const answer = await callFunction('say-in-case', { order: found.number, token, key, words: words.trim(), pictures: sent }, { repeatable: true })
    if (!answer.done) return setState(problemOf(answer.refusal))
    await onChanged()
    onClose()
  }
  const problem = state === 'idle' || state === 'busy' ? undefined : state
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextArea
        label={t('card.write')}
        required
        rows={2}
        maxLength={MAX_WORDS}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={problem !== undefined && problem !== 'upload' ? t(`problem.${problem}`) : undefined}
      />
      <PicturesChoice pictures={pictures} onChange={setPictures} error={problem === 'upload' ? t('problem.upload') : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={state === 'busy'}>
          {t('form.send')}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {t('form.back')}
        </Button>
      </div>
    </form>
  )
}
