import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { webhookSecret } from './webhook-signature.server.ts'

const Wish = v.object({ endpoint: v.pipe(v.string(), v.uuid()) })

type Endpoint = { version: number; previous_until: Date | null; overlaps: boolean }

/** `webhook-secret`: shows whoever may write webhooks the secret of one, and the one before while that still signs; written into the record of acts. */
export const webhookSecretFunction = staffUseCase('webhooks.write', Wish, async (shop, _staff, { endpoint }) =>
  shop.service.transaction(async (tx) => {
    const found = await tx.maybe<Endpoint>(
      `select secret_version as version, previous_until, coalesce(previous_until > private.now(), false) as overlaps
         from public.webhook_endpoints where id = $1`,
      [endpoint],
    )
    if (!found) return refuse('not_found')
    await tx.all(`select private.log_activity('webhooks.show_secret', $1)`, [endpoint])
    return {
      secret: webhookSecret(shop, endpoint, found.version),
      ...(found.overlaps && { previous: webhookSecret(shop, endpoint, found.version - 1), previousUntil: found.previous_until?.toISOString() }),
    }
  }),
)
