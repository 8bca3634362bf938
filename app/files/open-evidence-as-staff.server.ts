import * as v from 'valibot'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { signedLink } from './signed-link.server.ts'

const Wanted = v.object({ path: v.pipe(v.string(), v.maxLength(200)) })

async function open(shop: Shop, path: string) {
  const opened = await shop.service.one<{ bucket: string; path: string }>('select * from public.open_evidence($1)', [path])
  return { done: true, address: await signedLink(shop, opened.bucket, opened.path) }
}

/** `POST /functions/v1/open-appeal-paper`: a link, good for a minute, to what a maker shows against a decision about money. Who looked is written down before. */
export const openAppealPaperFunction = staffUseCase('payouts.read', Wanted, (shop, _staff, { path }) => open(shop, path))

/** `POST /functions/v1/open-application-paper`: a link, good for a minute, to what somebody applies with. Who looked is written down before. */
export const openApplicationPaperFunction = staffUseCase('sellers.read', Wanted, (shop, _staff, { path }) => open(shop, path))

/** `POST /functions/v1/open-likeness-paper`: a link, good for a minute, to what a maker shows about a picture. Who looked is written down before. */
export const openLikenessPaperFunction = staffUseCase('products.judge', Wanted, (shop, _staff, { path }) => open(shop, path))
