import * as v from 'valibot'
import { staffUseCase } from '../../staff-use-case.ts'
import { signToken } from './sign-token.server.ts'

const Wish = v.object({ person: v.pipe(v.string(), v.uuid()), reason: v.pipe(v.string(), v.trim(), v.maxLength(500)) })

type Begun = {
  id: string
  ends_at: string
  person: { id: string; email: string; aud: string; name: string; metadata: Readonly<Record<string, unknown>> }
  staff: { id: string; name: string }
}

/**
 * `POST /functions/v1/see-as`: the shop through the eyes of a buyer or a maker, for a reason they are told. Answers a session that reads and changes nothing, cannot be
 * renewed and ends after fifteen minutes, or with the rights of whoever asked. 422 `own_account`, `is_staff`, `no_account`; wants the second factor again.
 */
export const seeAsFunction = staffUseCase('people.see_as', Wish, async (shop, staff, { person, reason }) => {
  const { begun } = await shop.service.one<{ begun: Begun }>('select private.begin_impersonation($1, $2) as begun', [person, reason])
  const { siteUrl, keys } = shop.settings
  const [iat, exp] = [Date.now(), Date.parse(begun.ends_at)].map((moment) => Math.floor(moment / 1000))
  const token = signToken(keys.signingKey, {
    iss: `${siteUrl}/auth/v1`,
    sub: begun.person.id,
    aud: begun.person.aud,
    exp,
    iat,
    email: begun.person.email,
    phone: '',
    app_metadata: {},
    user_metadata: begun.person.metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'impersonation', timestamp: iat }],
    session_id: begun.id,
    is_anonymous: false,
    // RFC 8693: who acts for whom. The interfaces know both claims (packages/supabase-api/kernel/acted-for.ts).
    act: { sub: staff.id },
    read_only: true,
  })
  const { id, email, aud, name, metadata } = begun.person
  return {
    session: {
      access_token: token,
      token_type: 'bearer',
      expires_at: exp,
      expires_in: Math.max(0, (exp ?? 0) - (iat ?? 0)),
      user: {
        id,
        aud,
        role: 'authenticated',
        email,
        app_metadata: {},
        user_metadata: metadata,
        identities: [],
        created_at: begun.ends_at,
        is_anonymous: false,
      },
    },
    person: { name, email },
    staff: { name: begun.staff.name },
  }
})
