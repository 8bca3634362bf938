import type { Shot } from '../studio.ts'
import type { View } from '../../picture-kind.ts'
import { PICTURE_KINDS } from '../../picture-kinds.ts'
import { baskets } from './baskets.ts'
import { benjarongWare } from './benjarong.ts'
import { clothBags } from './cloth-bags.ts'
import { cushions } from './cushions.ts'
import { closer } from './details.ts'
import { dolls } from './dolls.ts'
import { dryGoods } from './dry-goods.ts'
import { earrings } from './earrings.ts'
import { elephants } from './elephant.ts'
import { fragrance } from './fragrance.ts'
import { garments } from './garments.ts'
import { hangings } from './hangings.ts'
import { jars } from './jars.ts'
import { khon } from './khon.ts'
import { kites } from './kite.ts'
import { lacquerWare } from './lacquer.ts'
import { lights } from './lights.ts'
import { metalware } from './metalware.ts'
import { necklaces } from './necklaces.ts'
import { paintedWare } from './painted-ware.ts'
import { paintings } from './paintings.ts'
import { panels } from './panels.ts'
import { pottery } from './pottery.ts'
import { rings } from './rings.ts'
import { shadowPuppets } from './shadow-puppet.ts'
import type { SetUp } from './set-up.ts'
import { soapFlowers } from './soap-flower.ts'
import { spices } from './spices.ts'
import { textiles } from './textiles.ts'
import { timber } from './timber.ts'
import { umbrellas } from './umbrella.ts'
import { WORN } from './worn/worn.ts'

const setUps: Readonly<Record<string, SetUp>> = {
  ...baskets,
  ...benjarongWare,
  ...clothBags,
  ...cushions,
  ...dolls,
  ...dryGoods,
  ...earrings,
  ...elephants,
  ...fragrance,
  ...garments,
  ...hangings,
  ...jars,
  ...khon,
  ...kites,
  ...lacquerWare,
  ...lights,
  ...metalware,
  ...necklaces,
  ...paintedWare,
  ...paintings,
  ...panels,
  ...pottery,
  ...rings,
  ...shadowPuppets,
  ...soapFlowers,
  ...spices,
  ...textiles,
  ...timber,
  ...umbrellas,
}

/** The scene of a kind of the list. */
export function setUp(kind: string, variant: string, view: View): Shot {
  const found = PICTURE_KINDS.find(({ slug }) => slug === kind)?.variants.find(({ slug }) => slug === variant)
  const shot = found && (view === 'worn' ? WORN[kind]?.(found) : setUps[kind]?.(found, view))
  if (!shot) throw new Error(`Nobody knows how to build ${kind} ${variant}.`)
  return view === 'b' ? closer(kind, shot) : shot
}
