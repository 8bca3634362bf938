/** Where the shop's own clock stands: what papers, letters and pages that nobody has hydrated yet are dated by. */
export const SHOP_ZONE = 'Asia/Bangkok'
