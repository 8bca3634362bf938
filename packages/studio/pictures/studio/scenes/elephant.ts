import { Group, Mesh, MeshPhysicalMaterial, SphereGeometry } from 'three'
import { matt, wood } from '../materials.ts'
import { ball, joined, limb, mirrored, sculpt } from '../sculpt.ts'
import { shade } from '../surface.ts'
import { through, tube } from '../turned.ts'
import type { SetUp } from './set-up.ts'

function elephantOf(hex: string, cell = 0.0125): Group {
  const group = new Group()
  const body = joined(0.12, ball(-0.04, 0.66, 0, 0.44, 0.29, 0.26), ball(-0.3, 0.64, 0, 0.24, 0.27, 0.24), ball(0.26, 0.68, 0, 0.22, 0.27, 0.22))
  const head = joined(
    0.07,
    ball(0.5, 0.86, 0, 0.19, 0.2, 0.17),
    ball(0.5, 1.0, 0.06, 0.1, 0.09, 0.08),
    ball(0.5, 1.0, -0.06, 0.1, 0.09, 0.08),
    ball(0.62, 0.78, 0, 0.11, 0.12, 0.1),
  )
  const trunk = joined(
    0.03,
    limb([0.66, 0.8, 0], [0.76, 0.58, 0], 0.085, 0.07),
    limb([0.76, 0.58, 0], [0.79, 0.36, 0], 0.07, 0.056),
    limb([0.79, 0.36, 0], [0.86, 0.2, 0], 0.056, 0.047),
    limb([0.86, 0.2, 0], [0.97, 0.17, 0], 0.047, 0.04),
    limb([0.97, 0.17, 0], [1.02, 0.26, 0], 0.04, 0.036),
  )
  const rings = (x: number, y: number) => (x > 0.66 ? Math.sin(Math.hypot(x - 0.5, y - 0.9) * 70) * 0.0035 : 0)
  const leg = (x: number, z: number, forward: number) =>
    joined(0.05, limb([x, 0.58, z], [x + forward, 0.28, z], 0.125, 0.095), limb([x + forward, 0.28, z], [x + forward, 0.06, z], 0.092, 0.1))
  const legs = joined(0.02, leg(0.25, 0.14, 0.05), leg(0.22, -0.14, -0.03), leg(-0.34, 0.14, -0.05), leg(-0.3, -0.14, 0.04))
  const ear = mirrored(joined(0.03, ball(0.4, 0.86, 0.205, 0.15, 0.19, 0.024), ball(0.35, 0.72, 0.22, 0.09, 0.12, 0.02)))
  const tail = joined(0.02, limb([-0.5, 0.74, 0], [-0.57, 0.5, 0.02], 0.03, 0.018), ball(-0.58, 0.43, 0.02, 0.03, 0.07, 0.03))
  const whole = joined(0.075, body, head, legs)
  const saddle = (x: number, y: number, z: number) => {
    const onBack = Math.max(Math.abs(x + 0.03) - 0.2, 0.52 - y)
    const border = Math.abs(onBack + 0.02) < 0.012 ? 0.006 : 0
    const flower = Math.cos(x * 55) * Math.cos((Math.abs(z) * 0.8 + y) * 55) * 0.0045
    return Math.max(body(x, y, z) - 0.018 - border - flower, onBack)
  }
  const elephant = joined(0.035, whole, trunk, ear, tail)
  const form = (x: number, y: number, z: number) => Math.max(Math.min(elephant(x, y, z) + rings(x, y), saddle(x, y, z)), -y)
  const geometry = sculpt(form, [-0.66, -0.02, -0.36], [1.1, 1.14, 0.36], cell)
  const timber = wood(hex, { rings: 14, polish: 0.4, seed: 21, pixels: 1024, contrast: 0.5 })
  const uvs = geometry.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, uvs.getY(i) * 0.8 + 0.04, (uvs.getX(i) + 0.68) * 0.54)
  group.add(new Mesh(geometry, timber))
  for (const side of [-1, 1]) {
    group.add(
      new Mesh(
        tube(
          through(
            [
              [0.62, 0.74, side * 0.08],
              [0.74, 0.62, side * 0.115],
              [0.86, 0.6, side * 0.11],
              [0.93, 0.66, side * 0.1],
            ],
            30,
          ),
          (t) => 0.024 * (1 - t * 0.75),
          12,
        ),
        matt('#efe6d2', 0.45),
      ),
    )
    const eye = new Mesh(new SphereGeometry(0.016, 16, 12), new MeshPhysicalMaterial({ color: '#120d0a', roughness: 0.15 }))
    eye.position.set(0.606, 0.892, side * 0.128)
    group.add(eye)
  }
  return group
}

const elephant: SetUp = ({ hex }, view) => {
  const group = elephantOf(hex)
  const calf = elephantOf(shade(hex, 0.06), 0.02)
  calf.scale.setScalar(0.46)
  calf.position.set(0.44, 0, 0.62)
  calf.rotation.y = 0.35
  group.add(calf)
  return view === 'a'
    ? { subject: group, paper: '#ebe3d6', view: { around: 14, above: 12, fill: 0.86 } }
    : { subject: group, paper: '#ebe3d6', view: { around: 46, above: 12, closeUp: { at: [0.5, 0.78, 0.1], radius: 0.42 }, fill: 0.96 }, lens: 0.06 }
}

/** Scenes of this file, by kind. */
export const elephants: Readonly<Record<string, SetUp>> = {
  'wood-elephant': elephant,
}
