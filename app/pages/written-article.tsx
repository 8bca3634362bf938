import { Fragment, type ReactNode } from 'react'
import { ArticleBody } from '../blog/post/article-body.tsx'
import type { WrittenText } from './page-text.ts'

/** What staff wrote of a page, with its parts where the text places them. */
export default function WrittenArticle({ text, parts }: { text: WrittenText; parts: Readonly<Record<string, ReactNode>> }) {
  return (
    <div lang={text.language} className="mt-6">
      {/* Chunks never move, so their place is their key. */}
      {text.chunks.map((chunk, place) => (
        <Fragment key={place}>{chunk.is === 'text' ? <ArticleBody blocks={chunk.blocks} /> : <div className="my-6">{parts[chunk.name]}</div>}</Fragment>
      ))}
    </div>
  )
}
