import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A part that is fetched once the page lives, and before which nothing stands: for what the server never draws and few people see. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => void load().then((loaded) => setPart(() => loaded)), [])
    return Part && <Part {...props} />
  }
}
