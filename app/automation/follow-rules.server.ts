import type { Shop } from '../shop.ts'

/** So many events a minute; what is left is for the next. */
const AT_MOST = 2000

/** Job `follow-rules`: asks the rules of automation about what happened, one event a transaction. A process that dies leaves its event to the next. */
export async function followRules(shop: Shop): Promise<void> {
  for (let asked = 0; asked < AT_MOST; asked += 1) {
    const { more } = await shop.service.one<{ more: boolean }>('select private.follow_rules_once() as more')
    if (!more) return
  }
}

/** Job `follow-times`: asks the rules that begin with waiting about what waits, each rule in a transaction of its own. */
export async function followTimes(shop: Shop): Promise<void> {
  const rules = await shop.service.all<{ id: string }>('select id from public.automation_rules where is_on and days is not null order by id')
  for (const { id } of rules) {
    await shop.service.one('select private.follow_times($1)', [id])
  }
}
