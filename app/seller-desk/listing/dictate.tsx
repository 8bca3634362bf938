import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'

/** What browsers that listen have; TypeScript does not know it, since no standard does. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  addEventListener(
    type: 'result',
    heard: (event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void,
  ): void
  addEventListener(type: 'error', failed: (event: { error: string }) => void): void
  addEventListener(type: 'end', ended: () => void): void
  start(): void
  abort(): void
  stop(): void
}
type Listening = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

const recognitionOf = () => {
  const listening = globalThis as Listening
  return listening.SpeechRecognition ?? listening.webkitSpeechRecognition
}
const never = () => () => {}

/** Says an answer instead of typing it, where the browser can listen; nothing where it cannot. What is heard is put behind what stands there. */
export function Dictate({ field, language, onHeard }: { field: string; language: string; onHeard: (words: string) => void }) {
  const { t } = useTranslation('listing')
  const can = useSyncExternalStore(
    never,
    () => recognitionOf() !== undefined,
    () => false,
  )
  const [on, setOn] = useState(false)
  const running = useRef<Recognition>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // Whoever speaks on and on changes the answer meanwhile.
  const heard = useRef(onHeard)
  useEffect(() => {
    heard.current = onHeard
  })
  if (!can) return null
  const listen = () => {
    const Kind = recognitionOf()
    if (!Kind) return
    const recognition = new Kind()
    running.current = recognition
    recognition.lang = language === 'th' ? 'th-TH' : language
    recognition.continuous = true
    recognition.interimResults = false
    recognition.addEventListener('result', ({ resultIndex, results }) => {
      for (let at = resultIndex; at < results.length; at += 1) {
        const words = results[at]?.[0]?.transcript.trim()
        if (results[at]?.isFinal && words) heard.current(words)
      }
    })
    recognition.addEventListener('end', () => setOn(false))
    recognition.addEventListener('error', ({ error }) => {
      if (error !== 'aborted' && error !== 'no-speech') showToast({ title: t('dictate.failed'), tone: 'failure' })
    })
    recognition.start()
    setOn(true)
  }
  const Icon = on ? Square : Mic
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={on}
      className="justify-self-start"
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={() => (on ? running.current?.stop() : listen())}
    >
      {t(on ? 'dictate.stop' : 'dictate.start')}
      <span className="sr-only">: {field}</span>
    </Button>
  )
}

/** What was heard behind what stands there. */
export const heardBehind = (before: string, words: string): string => (before.trim() === '' ? words : `${before.trimEnd()} ${words}`)
