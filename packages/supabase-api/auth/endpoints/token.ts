import type { Endpoint } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { idTokenGrant } from './id-token-grant.ts'
import { passwordGrant } from './password-grant.ts'
import { pkceGrant } from './pkce-grant.ts'
import { refreshGrant } from './refresh-grant.ts'
import { web3Grant } from './web3-grant.ts'

/** `POST /token?grant_type=…` */
export const token: Endpoint = (auth, c) => {
  switch (c.req.query('grant_type')) {
    case 'password':
      return passwordGrant(auth, c)
    case 'refresh_token':
      return refreshGrant(auth, c)
    case 'pkce':
      return pkceGrant(auth, c)
    case 'id_token':
      return idTokenGrant(auth, c)
    case 'web3':
      return web3Grant(auth, c)
    default:
      throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}
