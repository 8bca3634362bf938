import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A part that is fetched once the page lives, for what few people use. Before it stands `before`, which keeps its place, or nothing. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>, before?: ComponentType<Props>): (props: Props) => ReactNode {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => before)
    useEffect(() => void load().then((loaded) => setPart(() => loaded)), [])
    return Part && <Part {...props} />
  }
}
