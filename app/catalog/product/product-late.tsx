/** What the page of a product fetches once it lives, in one file: each file named by another costs every first visit some bytes. */
export { ProductTranslation } from './product-translation.tsx'
export { ProductWholesale } from './product-wholesale.tsx'
export { ReportProduct } from './report-product.tsx'
