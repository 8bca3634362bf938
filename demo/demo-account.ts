/** Somebody a visitor of the demo can be. */
export type DemoAccount = { role: 'buyer' | 'seller' | 'admin'; name: string; email: string; password: string }
