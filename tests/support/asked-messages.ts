/** The sentences a file asks for: the namespaces it names, and the keys it writes out. Keys put together at run time cannot be seen. */
export type Asked = { namespaces: string[]; keys: { namespace: string | undefined; key: string }[] }

const NAMESPACES = [
  /\buseTranslation\(\s*\[([^\]]*)\]/g,
  /\buseTranslation\(\s*(['"][\w-]+['"])/g,
  /\bgetFixedT\([^,)]*,\s*(['"][\w-]+['"])/g,
  /\bns:\s*(['"][\w-]+['"])/g,
  /\bns=(['"][\w-]+['"])/g,
]
const KEYS = [
  /\b(?:t|words|say|text)\(\s*(['"])([\w-]+:)?([\w-]+(?:\.[\w-]+)+|[\w-]+:[\w.-]+)\1/g,
  /\bi18nKey=(['"])([\w-]+:)?([\w.-]+)\1/g,
  /\bt\(\s*(['"])([\w-]+:)?([a-z][\w]*)\1\s*[,)]/g,
]

export function askedMessages(text: string): Asked {
  const namespaces = NAMESPACES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) => [...list.matchAll(/['"]([\w-]+)['"]/g)].map(([, name = '']) => name)),
  )
  const found = KEYS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , prefix, key = '']) =>
      prefix === undefined && key.includes(':') ? { namespace: key.split(':')[0], key: key.split(':')[1] ?? '' } : { namespace: prefix?.slice(0, -1), key },
    ),
  )
  const unique = new Map(found.map((one) => [`${one.namespace}:${one.key}`, one]))
  return { namespaces: [...new Set(namespaces)], keys: [...unique.values()] }
}
