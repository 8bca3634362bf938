import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.ts'
import { Select } from '../ui/field.tsx'
import { Panel } from './panel.tsx'

const SCREENS = { desk: { width: 1280, height: 620 }, phone: { width: 390, height: 720 } } as const
type Screen = keyof typeof SCREENS

/** Something as a page of the shop shows it, on a desk or a phone, by day or by night: the page's own part in a window of that width, in a language of choice. */
export function ShopPreview({ children }: { children: (language: Language) => ReactNode }) {
  const { t, i18n } = useTranslation('desk-kit')
  const [screen, setScreen] = useState<Screen>(() => (window.innerWidth < SCREENS.phone.width * 2 ? 'phone' : 'desk'))
  const [dark, setDark] = useState(false)
  const [language, setLanguage] = useState<Language>(() => LANGUAGES.find((one) => one === i18n.language) ?? 'en')
  return (
    <Panel title={t('shopPreview.title')}>
      <div className="mb-3 grid gap-3 sm:grid-cols-3">
        <Select
          label={t('shopPreview.screen')}
          required
          value={screen}
          options={(['desk', 'phone'] as const).map((one) => ({ value: one, label: t(`shopPreview.${one}`) }))}
          onChange={(event) => setScreen(event.currentTarget.value === 'phone' ? 'phone' : 'desk')}
        />
        <Select
          label={t('shopPreview.light')}
          required
          value={dark ? 'dark' : 'bright'}
          options={(['bright', 'dark'] as const).map((one) => ({ value: one, label: t(`shopPreview.${one}`) }))}
          onChange={(event) => setDark(event.currentTarget.value === 'dark')}
        />
        <Select
          label={t('shopPreview.language')}
          required
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'en')}
        />
      </div>
      <Window title={t('shopPreview.title')} screen={screen} dark={dark} language={language}>
        {children(language)}
      </Window>
    </Panel>
  )
}

type WindowProps = { title: string; screen: Screen; dark: boolean; language: Language; children: ReactNode }

/** A window of a screen's width, as small as its place: what is shown in it follows that width, as it would there. */
function Window({ title, screen, dark, language, children }: WindowProps) {
  const { width, height } = SCREENS[screen]
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(0)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    const box = place.current
    if (!box) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (!body || !root) return
    root.classList.toggle('dark', dark)
    root.lang = language
  }, [body, dark, language])
  const scale = Math.min(1, room / width)
  return (
    <div ref={place} className="overflow-hidden" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        // Nothing runs in it: what is shown is this page's own, put there.
        sandbox="allow-same-origin"
        tabIndex={-1}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        className="mx-auto block origin-top-left rounded-card border border-line bg-paper"
        style={{ width, height, scale: String(scale) }}
        onLoad={(event) => {
          const inside = event.currentTarget.contentDocument
          if (!inside) return
          for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) inside.head.append(inside.importNode(sheet, true))
          inside.body.className = 'bg-paper'
          // What is shown leads nowhere.
          inside.body.inert = true
          setBody(inside.body)
        }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
