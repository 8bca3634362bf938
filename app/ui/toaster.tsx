import { type ComponentType, useEffect, useState } from 'react'
import { TOAST_EVENT, type Toast } from './toast.ts'

/** Where notices appear. Waits for the first, then fetches what shows them; those that came meanwhile are shown too. */
export function ToasterHost() {
  const [Shown, setShown] = useState<ComponentType<{ first: readonly Toast[] }>>()
  const [waiting, setWaiting] = useState<readonly Toast[]>([])

  useEffect(() => {
    if (Shown) return
    const listen = (event: Event) => {
      // Only showToast sends this event.
      const { detail } = event as CustomEvent<Toast>
      setWaiting((before) => [...before, detail])
      void import('./sonner-toaster.tsx').then(
        (loaded) => setShown(() => loaded.SonnerToaster),
        () => {},
      )
    }
    window.addEventListener(TOAST_EVENT, listen)
    return () => window.removeEventListener(TOAST_EVENT, listen)
  }, [Shown])

  return Shown ? <Shown first={waiting} /> : null
}
