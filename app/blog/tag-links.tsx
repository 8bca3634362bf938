import { useId } from 'react'
import { Link } from 'react-router'
import type { BlogTag } from './post.ts'

/** Tags as ways to what carries them; nothing where there are none. */
export function TagLinks({ tags, label, className }: { tags: readonly BlogTag[]; label: string; className?: string }) {
  const id = useId()
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className="font-sans text-sm font-semibold text-ink-soft">
        {label}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag.id}>
            <Link
              to={`/blog/tag/${tag.id}`}
              discover="none"
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-indigo hover:text-indigo pointer-coarse:min-h-11"
            >
              {tag.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
