import { type ToldThing, toldThings } from './structured-data.ts'

/** What a search engine reads of a page. */
export type PageFacts = {
  status: number
  address: string
  title: string
  description: string
  /** What robots are told, by the page or its answer; empty where nothing forbids. */
  robots: string
  canonical: string
  languages: number
  headings: number
  things: ToldThing[]
  broken: number
}

/** Browser only. Reads a page of the shop as a stranger, without running its scripts. */
export async function readPage(path: string): Promise<PageFacts> {
  const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  const said = [meta('robots'), answer.headers.get('x-robots-tag') ?? ''].filter((one) => one !== '')
  return {
    status: answer.status,
    address: answer.url,
    title: page.querySelector('title')?.textContent ?? '',
    description: meta('description'),
    robots: said.join(', '),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    languages: page.querySelectorAll('link[rel="alternate"][hreflang]').length,
    headings: page.querySelectorAll('h1').length,
    ...toldThings([...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent)),
  }
}
