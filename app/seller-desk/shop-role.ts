/** What somebody may be there for in a shop; what each role may is decided by the database. */
export const SHOP_ROLES = ['owner', 'manager', 'products', 'orders', 'finance', 'chat'] as const
/** `member`: a member of the cooperative, who may nothing and reads what is theirs. */
export type ShopRole = (typeof SHOP_ROLES)[number] | 'member'
