import { createElement, type SVGProps } from 'react'

type IconData = { name: string; size?: number; node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * What pages use of lucide-react's `createLucideIcon`: an outline with our class and stroke, hidden from those who listen. Vite puts this file in its place in every build
 * (`vite.config.ts`): a list has a hundred icons, and the whole one assembles attributes from three sources for each. Lines are written once per icon, which is two hundred
 * parts less to render and to wake on a page.
 */
export default function createLucideIcon({ name, size = 24, node }: IconData) {
  // Lucide's own constants: neither numbers nor names of attributes in them need escaping.
  const lines = { __html: node.map(([tag, attributes]) => `<${tag}${written(attributes)}></${tag}>`).join('') }
  const own = `lucide lucide-${name}`
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    return createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: `0 0 ${size} ${size}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': 'true',
      ...rest,
      className: className ? `${own} ${className}` : own,
      dangerouslySetInnerHTML: lines,
    })
  }
}

/** React's `key`s are no attributes. */
const written = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (name === 'key' ? '' : ` ${name}="${value}"`))
    .join('')
