import { isFirstAsked } from '../../platform/first-asked.ts'
import { ProductsTab } from '../products/products-tab.tsx'
import type { MySeller } from '../products/read-my-seller.ts'
import { UnfinishedListings } from './unfinished-listings.tsx'
import { useUnfinishedListings } from './use-unfinished-listings.ts'

/** The pieces of a shop, and above them those that somebody began to describe: a part of the desk, and of a member's dashboard. */
export default function OwnProducts({ seller }: { seller: MySeller }) {
  const unfinished = useUnfinishedListings(seller.id)
  return (
    <ProductsTab seller={seller} awaited={isFirstAsked(unfinished)}>
      <UnfinishedListings sellerId={seller.id} />
    </ProductsTab>
  )
}
