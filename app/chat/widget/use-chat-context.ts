import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { showToast } from '../../ui/toast.ts'
import type { ChatContext } from '../chat.ts'

const SELLER = 'id, business_name, avatar_url, location, rating, is_verified'
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** The piece an address is about: `/products/{id}` in any language, or `?productId=`. */
export function productIdOf(pathname: string, search: string): string | undefined {
  const named = new URLSearchParams(search).get('productId') ?? ''
  return ID.exec(named)?.[0] ?? /\/products?\/([^/]+)\/?$/.exec(pathname)?.[1]?.match(ID)?.[0]
}

/** What the chat is about on this page. On a product page: the piece and its maker, fetched once the chat is opened. Elsewhere nothing in particular. */
export function useChatContext(wanted: boolean): { context: ChatContext; waiting: boolean } {
  const { t, i18n } = useTranslation('chat')
  const { pathname, search } = useLocation()
  const productId = productIdOf(pathname, search)
  const { data, isError, isPending } = useQuery({
    queryKey: ['chat', 'product', productId, i18n.language],
    enabled: wanted && productId !== undefined,
    queryFn: () => readProduct(productId ?? '', i18n.language),
  })
  useEffect(() => {
    if (isError) showToast({ title: t('product.failed'), tone: 'failure' })
  }, [isError, t])
  return { context: data ?? {}, waiting: wanted && productId !== undefined && isPending }
}

async function readProduct(id: string, language: string): Promise<ChatContext> {
  const supabase = await loadSupabase()
  const { data } = await answered(
    supabase.from('products').select(`*, seller:sellers(${SELLER}), translations:product_translations(language, name, state)`).eq('id', id).single(),
  )
  const told = data.translations.find((translation) => translation.language === language && translation.state !== 'draft')
  return {
    product: { id: data.id, name: told?.name ?? data.name, image: data.image_url ?? data.images[0] ?? null },
    ...(data.seller && { seller: data.seller }),
  }
}
