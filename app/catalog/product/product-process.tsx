import { Picture } from '../../ui/picture.tsx'
import type { Product } from '../product.ts'

/** How the piece was made, step by step, as its maker photographed it. */
export const ProductProcess = ({ process: { title, pictures } }: { process: NonNullable<Product['process']> }) => (
  <section aria-labelledby="process">
    <h2 id="process" className="text-xl sm:text-2xl">
      {title}
    </h2>
    <ul className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:px-0">
      {pictures.map(({ url, alt, step }) => (
        <li key={url} className="w-40 shrink-0 snap-start sm:w-52">
          <a href={url} target="_blank" rel="noreferrer">
            <Picture src={url} alt={alt || step || title} sizes="13rem" className="w-full rounded-card object-cover" />
          </a>
          <p className="mt-1.5 text-sm">{step}</p>
        </li>
      ))}
    </ul>
  </section>
)
