import type { Shop } from '../../shop.ts'
import type { GoogleOffer } from './google-offer.ts'

/** Whether people can sign in with Google here: the operator has its keys, or a demo plays it. */
export const offersGoogle = ({ settings }: Pick<Shop, 'settings'>): GoogleOffer =>
  settings.google === undefined ? 'none' : settings.google.issuer === undefined ? 'google' : 'played'
