import { ProductsTab } from '../products/products-tab.tsx'
import type { MySeller } from '../products/read-my-seller.ts'
import { UnfinishedListings } from './unfinished-listings.tsx'

/** The pieces of a shop, and above them those that somebody began to describe: a part of the desk, and of a member's dashboard. */
export default function OwnProducts({ seller }: { seller: MySeller }) {
  return (
    <ProductsTab seller={seller}>
      <UnfinishedListings sellerId={seller.id} />
    </ProductsTab>
  )
}
