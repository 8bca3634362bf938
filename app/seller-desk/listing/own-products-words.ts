/** What a shop's pieces are told with, beside the words of the screen they stand on. Fetched with that part, wherever it is shown. */
export const OWN_PRODUCTS_WORDS = ['desk-products', 'evidence', 'listing', 'listing-report', 'product-changes', 'wholesale']
