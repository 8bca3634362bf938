import { clsx } from 'clsx'

/** Text of a catalogue: a line is a paragraph, lines that begin with `• ` are a list, an e-mail address can be written to. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const blocks: (string | string[])[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (!line.startsWith('• ')) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(2))
    else blocks.push([line.slice(2)])
  }
  return (
    <div className={clsx('grid gap-3', className)}>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{linked(block)}</p>
        ) : (
          <ul key={block[0]} className="grid list-disc gap-1.5 ps-5 marker:text-gold">
            {block.map((item) => (
              <li key={item}>{linked(item)}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

const linked = (text: string) =>
  text.split(EMAIL).map((part) =>
    EMAIL.test(part) ? (
      <a key={part} href={`mailto:${part}`} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  )
