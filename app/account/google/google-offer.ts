/** Who is behind the button: Google, somebody who plays it in a demonstration and is named so beside it, or nobody, and there is no button. */
export type GoogleOffer = 'google' | 'played' | 'none'
