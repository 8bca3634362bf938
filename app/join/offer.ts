/** What an invitation offers: a role, to an address, by somebody (nobody: the shop itself), until a moment. */
export type Offer = { email: string; role: string; description: string; by: string; until: string }

/** What an invitation to a maker's shop offers. */
export type ShopOffer = { email: string; role: string; shop: string; by: string; until: string }

/** What the page of an invitation knows; no offer where the link stands no more. */
export type Invited = { offer: Offer | null; shopOffer?: ShopOffer; invitation: string }
