/** What a friend reads of an invitation: the first name (empty where nobody said one), store credit and the least the first order has to be in satang, and the days for it. */
export type Invitation = { name: string; reward: number; minimum: number; days: number }
