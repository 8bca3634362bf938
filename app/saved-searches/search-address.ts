/** Where a saved search is shown, what is new first. */
export const searchAddress = (query: string): string => `/products?${query}${query.includes('sort=') ? '' : '&sort=newest'}`
