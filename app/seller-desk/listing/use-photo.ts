import { useEffect, useState } from 'react'
import { keptPhoto } from './listing-shelf.ts'

/** By which address a photograph is shown here: that of the phone as long as it lies on it, else the shop's; undefined until that is known. */
export function usePhoto(url: string, sent: boolean): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    let gone = false
    let address: string | undefined
    void keptPhoto(url)
      .catch(() => undefined)
      .then((content) => {
        if (gone) return
        if (content) address = URL.createObjectURL(content)
        setShown(address ?? (sent ? url : '/pictures/placeholder.webp'))
      })
    return () => {
      gone = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [url, sent])
  return shown
}
