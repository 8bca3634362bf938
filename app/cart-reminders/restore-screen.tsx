import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useFetcher, useLoaderData, useLocation } from 'react-router'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'
import { storedPerson } from '../platform/session/stored-person.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NO_PICTURE } from '../ui/picture-address.ts'
import { Picture } from '../ui/picture.tsx'
import type { OfferedPiece, RestoredCart } from './offered-piece.ts'

/** `/cart/restore`: the cart a letter reminded of, on any device. It is bought as usual, from the account it belongs to. */
export default function RestoreScreen() {
  const { t } = useTranslation('cart-reminder')
  const restored = useLoaderData<RestoredCart>()
  return (
    <>
      <title>{t('pageTitle')}</title>
      <meta name="referrer" content="no-referrer" />
      {restored.state === 'open' ? (
        <Pieces pieces={restored.pieces} />
      ) : (
        <EmptyState title={t(`${restored.state}.title`)} text={t(`${restored.state}.text`)} actions={<ButtonLink to="/cart">{t('toCart')}</ButtonLink>} />
      )}
    </>
  )
}

function Pieces({ pieces }: { pieces: readonly OfferedPiece[] }) {
  const { t, i18n } = useTranslation('cart-reminder')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const signedIn = useSignedIn()
  useCounted()
  return (
    <div className="wrap grid max-w-180 gap-6 py-8 pb-16">
      <header>
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{t('text')}</p>
      </header>
      <ul className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
        {pieces.map((piece, place) => (
          <li key={`${piece.productId}${place}`} className="flex flex-wrap items-start gap-x-4 gap-y-1">
            <div className="w-16">
              <Picture src={piece.image || NO_PICTURE} alt="" sizes="4rem" ratio="1" fallback={NO_PICTURE} className="rounded-control" />
            </div>
            <div className="min-w-0 flex-1 basis-28 leading-snug">
              <p className="font-medium break-words">
                <Link to={`/products/${piece.productId}`} className="hover:text-indigo hover:underline">
                  {piece.name}
                </Link>
              </p>
              <p className="text-sm break-words text-ink-soft">{[piece.optionText, piece.seller].filter(Boolean).join(' · ')}</p>
              <p className="text-sm text-ink-soft">{t('quantity', { number: piece.quantity })}</p>
              {piece.available < piece.quantity && (
                <p className="text-sm font-medium text-terracotta">{piece.available === 0 ? t('gone') : t('left', { number: piece.available })}</p>
              )}
            </div>
            <p className="ms-auto tabular-nums">{price(piece.price)}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={signedIn ? '/cart' : '/auth?next=/cart'}>{signedIn ? t('toCart') : t('signIn')}</ButtonLink>
        <ButtonLink to="/products" look="plain">
          {t('browse')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Known after hydration alone: the document is the same for everybody. */
function useSignedIn(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => storedPerson() !== undefined,
    () => false,
  )
}

/** Says once that somebody looks at it. */
function useCounted(): void {
  const { submit } = useFetcher()
  const { pathname, search } = useLocation()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    void submit(null, { method: 'post', action: pathname + search })
  }, [submit, pathname, search])
}
