/** The library of security keys and passkeys, loaded when the first one is asked for: its parsers of certificates take more memory than the rest of the service together. */
export const webauthn = () => import('@simplewebauthn/server')
