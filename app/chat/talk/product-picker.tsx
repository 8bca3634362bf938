import type { ShopClient, Tables } from '../../platform/session/supabase.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '../../money/price.tsx'
import { pictureAddress } from '../../ui/picture-address.ts'
import { type ChatProduct, PRODUCT_SEARCH_LIMIT, PRODUCT_SEARCH_MIN } from '../chat.ts'

/** Looks for a piece by name and shares it. */
export function ProductPicker({ supabase, busy, onChoose }: { supabase: ShopClient; busy: boolean; onChoose: (product: ChatProduct) => void }) {
  const { t } = useTranslation('chat')
  const [asked, setAsked] = useState('')
  const wanted = useDeferredValue(asked.trim())
  const enough = wanted.length >= PRODUCT_SEARCH_MIN
  const { data: found } = useQuery({
    queryKey: ['chat', 'products', wanted],
    enabled: enough,
    queryFn: () => findProducts(supabase, wanted),
    placeholderData: (before) => before,
  })
  return (
    <div className="border-b border-line p-3">
      <input
        type="search"
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
        placeholder={t('product.search')}
        aria-label={t('product.search')}
        maxLength={100}
        className="min-h-11 w-full rounded-control border border-line-strong bg-paper px-3"
      />
      {enough && found && found.length > 0 && (
        <ul aria-label={t('product.found')} className="mt-2 max-h-44 overflow-y-auto">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                disabled={busy}
                onClick={() => onChoose({ id: product.id, name: product.name, image: product.image_url })}
                className="flex w-full items-center gap-3 rounded-control px-1 py-1.5 text-start hover:bg-indigo-wash"
              >
                {product.image_url ? (
                  <img src={pictureAddress(product.image_url, 200, 60)} alt="" className="size-10 rounded-control object-cover" loading="lazy" />
                ) : (
                  <span className="size-10 rounded-control bg-line/60" />
                )}
                <span className="min-w-0 flex-1 truncate">{product.name}</span>
                <Price minor={product.price_minor} className="shrink-0 text-sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {enough && found?.length === 0 && (
        <p role="status" className="pt-2 text-sm text-ink-soft">
          {t('product.none')}
        </p>
      )}
    </div>
  )
}

/** The specification: a search that cannot be done finds nothing. */
async function findProducts(supabase: ShopClient, wanted: string): Promise<Pick<Tables<'products'>, 'id' | 'name' | 'price_minor' | 'image_url'>[]> {
  const { data } = await supabase
    .from('products')
    .select('id, name, price_minor, image_url')
    .eq('status', 'active')
    .ilike('name', `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    .limit(PRODUCT_SEARCH_LIMIT)
  return data ?? []
}
