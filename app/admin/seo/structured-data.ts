/** What search engines want to know of a thing before they show it as more than a link (schema.org types as Google documents them). */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description', 'offers.price', 'offers.priceCurrency', 'offers.availability'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author.name'],
  Article: ['headline', 'image', 'datePublished', 'author.name'],
  Organization: ['name', 'url', 'logo'],
  OnlineStore: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
  LocalBusiness: ['name', 'address'],
  Store: ['name', 'address'],
}

/** One thing a page tells search engines about, and the fields it leaves out. `missing` is undefined for types nobody asks anything of. */
export type ToldThing = { type: string; name: string; missing: readonly string[] | undefined }

/** What the scripts of JSON-LD of a page tell; `broken` is how many of them nobody can read. */
export function toldThings(scripts: readonly string[]): { things: ToldThing[]; broken: number } {
  let broken = 0
  const things = scripts.flatMap((text) => {
    try {
      return nodesOf(JSON.parse(text)).map(thingOf)
    } catch {
      broken += 1
      return []
    }
  })
  return { things, broken }
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Things side by side, in a list or in a graph. */
function nodesOf(told: unknown): Node[] {
  if (Array.isArray(told)) return told.flatMap(nodesOf)
  if (!isNode(told)) return []
  return Array.isArray(told['@graph']) ? nodesOf(told['@graph']) : [told]
}

function thingOf(node: Node): ToldThing {
  const [type = ''] = [node['@type']].flat().filter((one) => typeof one === 'string')
  const wanted = Object.hasOwn(WANTED, type) ? WANTED[type] : undefined
  const name = node['name'] ?? node['headline']
  return { type, name: typeof name === 'string' ? name : '', missing: wanted?.filter((field) => !says(node, field.split('.'))) }
}

/** Whether something stands at the path, in the first of several. */
function says(node: unknown, [part = '', ...rest]: readonly string[]): boolean {
  const value: unknown = isNode(node) ? node[part] : undefined
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (rest.length > 0) return says(one, rest)
  return one !== undefined && one !== null && one !== ''
}
