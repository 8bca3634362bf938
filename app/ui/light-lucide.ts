import { createElement, type SVGProps } from 'react'

type IconData = { size?: number; node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * What pages use of lucide-react's `createLucideIcon`: an outline with our class and stroke, hidden from those who listen. Vite puts this file in its place in every build
 * (`vite.config.ts`): a list has a hundred icons, and the whole one assembles attributes from three sources for each. Lines are written once per icon, which is two hundred
 * parts less to render and to wake on a page; what is the same for all of them is said once, of `.lucide` in `said-once.css`.
 */
export default function createLucideIcon({ size = 24, node }: IconData) {
  // Lucide's own constants: neither numbers nor names of attributes in them need escaping.
  const lines = { __html: node.map(([tag, attributes]) => `<${tag}${written(attributes)}></${tag}>`).join('') }
  return function Icon({ className, strokeWidth, style, ...rest }: SVGProps<SVGSVGElement>) {
    return createElement('svg', {
      viewBox: `0 0 ${size} ${size}`,
      'aria-hidden': 'true',
      ...rest,
      className: className ? `lucide ${className}` : 'lucide',
      // What a style sheet says wins over an attribute.
      style: strokeWidth === undefined ? style : { ...style, strokeWidth },
      dangerouslySetInnerHTML: lines,
    })
  }
}

/** React's `key`s are no attributes. */
const written = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (name === 'key' ? '' : ` ${name}="${value}"`))
    .join('')
