import { Group } from 'three'
import { head, headForm } from '../../figures.ts'
import { ball, joined } from '../../sculpt.ts'
import { pearlPair, silverPair } from '../earrings.ts'
import { hatOf } from '../baskets.ts'
import type { WornSetUp } from './worn-set-up.ts'

const withEars = joined(0.012, head, ball(0.117, 1.475, -0.03, 0.016, 0.042, 0.026), ball(-0.117, 1.475, -0.03, 0.016, 0.042, 0.026))

/** Sits on the head as the sun asks for it, a little back. */
const hatWorn: WornSetUp = (variant) => {
  const group = new Group()
  group.add(headForm('#d3c6b2', 0.92))
  const { hat } = hatOf(variant)
  hat.scale.setScalar(0.6)
  hat.position.set(0, 1.475, -0.035)
  hat.rotation.set(-0.1, 0.4, 0.05)
  group.add(hat)
  return {
    subject: group,
    paper: '#ebe5d8',
    view: { around: -24, above: 6, closeUp: { at: [0, 1.42, 0], radius: 0.44 }, fill: 0.97, shift: [0, 0] },
    lens: 0.02,
  }
}

function pairWorn(pair: readonly Group[], size: number): Group {
  const group = new Group()
  group.add(headForm('#cfc2af', 0.92, withEars))
  pair.forEach((earring, i) => {
    const side = i * 2 - 1
    earring.scale.setScalar(size)
    earring.position.set(side * 0.131, 1.43, -0.026)
    earring.rotation.y = side * 0.5
    group.add(earring)
  })
  return group
}

const EAR = { above: 3, closeUp: { at: [0, 1.285, 0] as const, radius: 0.205 }, fill: 0.97, shift: [0, 0] as const }

const silverWorn: WornSetUp = (variant) => ({ subject: pairWorn(silverPair(variant), 0.33), paper: '#e4dbce', view: { around: 17, ...EAR }, lens: 0.02 })
const pearlsWorn: WornSetUp = (variant) => ({ subject: pairWorn(pearlPair(variant), 0.24), paper: '#e8e0d4', view: { around: -15, ...EAR }, lens: 0.02 })

/** Scenes of this file, by kind. */
export const wornOnHeads: Readonly<Record<string, WornSetUp>> = {
  'bamboo-hat': hatWorn,
  'silver-earrings': silverWorn,
  'pearl-earrings': pearlsWorn,
}
