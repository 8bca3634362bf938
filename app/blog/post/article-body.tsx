import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { plain, type Block, type Inline } from '../article.ts'

/** The text of a post. Everything it can hold is named here; nothing is HTML of its writer. */
export const ArticleBody = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="grid gap-5 text-lg leading-relaxed [&_li>div]:grid [&_li>div]:grid-cols-1 [&_li>div]:gap-2">
    {blocks.map(keyed((block) => <BlockView block={block} />))}
  </div>
)

/** Parts of an article never move, so their place is their key. */
const keyed =
  <Part,>(show: (part: Part) => ReactNode) =>
  (part: Part, place: number) => <Fragment key={place}>{show(part)}</Fragment>

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.is) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id} className={block.level === 2 ? 'mt-6 scroll-mt-6 text-2xl' : 'mt-3 scroll-mt-6 text-xl'}>
          <Words text={block.text} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={`grid gap-2 ps-6 marker:text-gold ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map(
            keyed((item) => (
              <li>
                <div>{item.map(keyed((part) => <BlockView block={part} />))}</div>
              </li>
            )),
          )}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote className="grid gap-3 border-s-2 border-gold-thread ps-5 font-serif text-xl text-ink">
          {block.blocks.map(keyed((part) => <BlockView block={part} />))}
        </blockquote>
      )
    case 'picture':
      return (
        <figure>
          <Picture src={block.src} alt={block.alt} ratio="3 / 2" sizes="(min-width: 48rem) 42rem, 95vw" className="rounded-card" />
          <figcaption className="mt-2 text-sm text-ink-soft" aria-hidden="true">
            {block.alt}
          </figcaption>
        </figure>
      )
    case 'table':
      return <Table {...block} />
    case 'rule':
      return <hr className="my-2 border-line" />
  }
}

const Table = ({ head, rows }: Extract<Block, { is: 'table' }>) => (
  <div tabIndex={0} role="region" aria-label={head.map(plain).join(', ')} className="overflow-x-auto rounded-card border border-line bg-surface text-base">
    <table className="w-full min-w-96 text-start">
      <thead className="border-b border-line text-sm text-ink-soft">
        <tr>
          {head.map(
            keyed((cell) => (
              <th scope="col" className="px-4 py-3 text-start font-semibold">
                <Words text={cell} />
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(
          keyed((row) => (
            <tr className="border-b border-line align-top last:border-0">
              {row.map(
                keyed((cell) => (
                  <td className="px-4 py-3">
                    <Words text={cell} />
                  </td>
                )),
              )}
            </tr>
          )),
        )}
      </tbody>
    </table>
  </div>
)

const Words = ({ text }: { text: readonly Inline[] }): ReactNode => text.map(keyed((part) => <WordsPart part={part} />))

function WordsPart({ part }: { part: Inline }): ReactNode {
  switch (part.is) {
    case 'text':
      return part.text
    case 'strong':
      return (
        <strong className="font-semibold">
          <Words text={part.text} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Words text={part.text} />
        </em>
      )
    case 'code':
      return <code className="rounded bg-line/60 px-1.5 py-0.5 text-base">{part.text}</code>
    case 'break':
      return <br />
    case 'link':
      return part.to.startsWith('/') ? (
        <Link to={part.to} discover="none" className="link">
          <Words text={part.text} />
        </Link>
      ) : (
        <a href={part.to} rel="noopener noreferrer nofollow" className="link">
          <Words text={part.text} />
        </a>
      )
  }
}
