const ALL = ['owner', 'manager', 'products', 'orders', 'finance', 'chat', 'member'] as const
export type ShopRole = (typeof ALL)[number]
export const ROLES: readonly ShopRole[] = ALL

/** Which roles of a shop may what, said a second time and independently of `shop_permissions`. */
export const SHOP_ROLES = {
  'products.read': ['owner', 'manager', 'products'],
  'products.write': ['owner', 'manager', 'products'],
  'stock.write': ['owner', 'manager', 'products'],
  'orders.read': ['owner', 'manager', 'orders'],
  'orders.write': ['owner', 'manager', 'orders'],
  'refunds.write': ['owner', 'manager', 'orders', 'finance'],
  'chat.write': ['owner', 'manager', 'chat'],
  'reviews.write': ['owner', 'manager'],
  'promotions.write': ['owner', 'manager'],
  'shop.write': ['owner', 'manager'],
  'figures.read': ['owner', 'manager', 'finance'],
  'contacts.read': ['owner', 'manager', 'finance'],
  'money.read': ['owner', 'manager', 'finance'],
  'money.write': ['owner', 'finance'],
  'team.read': ['owner', 'manager'],
  'team.write': ['owner'],
} as const satisfies Record<string, readonly ShopRole[]>
export type ShopPermission = keyof typeof SHOP_ROLES
