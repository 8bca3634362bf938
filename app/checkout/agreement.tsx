import { Fragment } from 'react'
import { Link } from 'react-router'

/** What the marks in the sentence lead to. */
const PLACES: Readonly<Record<string, string>> = { terms: '/terms', privacy: '/privacy-policy' }

/** The sentence people agree to; its `<terms>` and `<privacy>` become links, which open beside the checkout so that nothing typed is left behind. */
export const Agreement = ({ sentence }: { sentence: string }) => (
  <>
    {sentenceParts(sentence).map(({ text, mark }) =>
      mark ? (
        <Link key={mark} to={PLACES[mark] ?? '/'} target="_blank" className="link">
          {text}
        </Link>
      ) : (
        <Fragment key={text}>{text}</Fragment>
      ),
    )}
  </>
)

/** `I agree to the <terms>terms</terms>.` in pieces, those between marks with their mark. */
export function sentenceParts(sentence: string): { text: string; mark?: string }[] {
  const parts: { text: string; mark?: string }[] = []
  let rest = sentence
  for (const [whole, mark = '', text = ''] of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const at = rest.indexOf(whole)
    if (at > 0) parts.push({ text: rest.slice(0, at) })
    parts.push({ text, mark })
    rest = rest.slice(at + whole.length)
  }
  if (rest !== '') parts.push({ text: rest })
  return parts
}
