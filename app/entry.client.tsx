import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { browserWords } from './i18n/browser-words.ts'
import { FILES_REMEMBERED } from './platform/files-remembered.ts'
import { prepareOfflinePage } from './platform/offline-page.ts'
import { watchSession } from './platform/session/session-watch.ts'
import { beginPatientRoutes } from './ui/patient-routes.tsx'

performance.setResourceTimingBufferSize(FILES_REMEMBERED)
beginPatientRoutes()
watchSession()
prepareOfflinePage()

const { language = 'en', namespaces = '' } = document.documentElement.dataset

// Their catalogues are preloaded in the head, so this waits for nothing the page did not ask for beside its scripts.
const words = await browserWords(language, namespaces.split(' ').filter(Boolean))

// From here on React itself keeps what is pressed until it can answer; before, the script behind the page did.
window.dispatchEvent(new Event('hydrating'))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={words}>
        <Usable>
          <HydratedRouter />
        </Usable>
      </I18nextProvider>
    </StrictMode>,
  )
})

/** Marks the page as soon as it answers to clicks. Journeys wait for it, as people wait without knowing. */
function Usable({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['usable'] = ''
    window.dispatchEvent(new Event('usable'))
  }, [])
  return children
}
