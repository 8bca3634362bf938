import type { Shop } from '../../shop.ts'

/** Whether people can sign in with Google here: the operator has its keys. `/auth/v1/settings` says the same. */
export const offersGoogle = ({ settings }: Pick<Shop, 'settings'>): boolean => settings.google !== undefined
