import type { CraftSheet, CraftSheets } from './craft-sheet.ts'
import { BASKETRY } from './sheets/basketry.ts'
import { CLAY } from './sheets/clay.ts'
import { CLOTH } from './sheets/cloth.ts'
import { GEMS } from './sheets/gems.ts'
import { HOME_LIGHT } from './sheets/home-light.ts'
import { HOME_USE } from './sheets/home-use.ts'
import { INDIGO_AND_KHIT } from './sheets/indigo-and-khit.ts'
import { LACQUER } from './sheets/lacquer.ts'
import { METAL } from './sheets/metal.ts'
import { PAINTING } from './sheets/painting.ts'
import { PANTRY } from './sheets/pantry.ts'
import { PORCELAIN } from './sheets/porcelain.ts'
import { SILK } from './sheets/silk.ts'
import { SILVER_JEWELRY } from './sheets/silver-jewelry.ts'
import { SOFT_FURNISHING } from './sheets/soft-furnishing.ts'
import { SPICE_AND_TEA } from './sheets/spice-and-tea.ts'
import { STAGE } from './sheets/stage.ts'
import { SWEET } from './sheets/sweet.ts'
import { WOOD } from './sheets/wood.ts'
import { WOVEN_BAGS } from './sheets/woven-bags.ts'

/** Every kind of piece. */
export const SHEETS: CraftSheets = {
  ...BASKETRY,
  ...CLAY,
  ...CLOTH,
  ...GEMS,
  ...HOME_LIGHT,
  ...HOME_USE,
  ...INDIGO_AND_KHIT,
  ...LACQUER,
  ...METAL,
  ...PAINTING,
  ...PANTRY,
  ...PORCELAIN,
  ...SILK,
  ...SILVER_JEWELRY,
  ...SOFT_FURNISHING,
  ...SPICE_AND_TEA,
  ...STAGE,
  ...SWEET,
  ...WOOD,
  ...WOVEN_BAGS,
}

/** What we know of a kind; throws for a kind nobody has described, so that a new picture is not forgotten. */
export function sheetOf(kind: string): CraftSheet {
  const sheet = SHEETS[kind]
  if (!sheet) throw new Error(`Nobody has described ${kind}`)
  return sheet
}
