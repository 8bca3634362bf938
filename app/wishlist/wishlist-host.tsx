import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onFavorite } from '../catalog/card-actions.ts'
import { onSession } from '../platform/session/session-events.ts'
import { storedPerson } from '../platform/session/stored-person.ts'

/** Answers every heart on the page. Visitors who are not signed in download nothing until they press one. */
export function WishlistHost() {
  const navigate = useNavigate()
  useEffect(
    () => onFavorite((product) => void import('./toggle-favorite.ts').then(({ toggleFavorite }) => toggleFavorite(product, { goTo: navigate }))),
    [navigate],
  )
  useEffect(() => {
    if (storedPerson()) void import('./wishlist.ts').then(({ wishlistStore }) => wishlistStore())
    return onSession((event) => {
      if (event === 'SIGNED_IN' || event === 'SIGNED_OUT') void import('./wishlist.ts').then(({ wishlistStore }) => wishlistStore().reopen())
    })
  }, [])
  return null
}
