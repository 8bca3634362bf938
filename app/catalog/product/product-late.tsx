/** What the page of a product fetches once it lives, in one file: each file named by another costs every first visit some bytes. */
export { FollowerPrice } from './follower-price.tsx'
export { ProductProcess } from './product-process.tsx'
export { ProductTranslation } from './product-translation.tsx'
export { ProductWholesale } from './product-wholesale.tsx'
export { ProductWordsField } from './product-words-field.tsx'
export { ReportProduct } from './report-product.tsx'
