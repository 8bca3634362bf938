import { CylinderGeometry, Group, Mesh, Vector3 } from 'three'
import { sheet } from '../cloth-shapes.ts'
import { matt, metal, wood } from '../materials.ts'
import { clouds, noise } from '../random.ts'
import { outlineDistance, sculpt, stuffed, without } from '../sculpt.ts'
import { shade } from '../surface.ts'
import { swept, through, tube } from '../turned.ts'
import { type Cloth, clothMaterial } from '../weave.ts'
import type { SetUp } from './set-up.ts'
import { dressed } from './cushions.ts'

const shirt: SetUp = ({ slug, hex }) => {
  const group = new Group()
  const cloth: Cloth = { colours: [hex, shade(hex, 0.3)], threads: [170, 170], slub: 0.6, worn: slug === 'faded' ? 0.4 : 0.14 }
  const material = clothMaterial(cloth)
  const half: [number, number][] = [
    [0.1, 1.12],
    [0.32, 1.06],
    [0.42, 1.0],
    [0.63, 0.66],
    [0.47, 0.56],
    [0.38, 0.72],
    [0.385, 0.1],
    [0.37, 0.06],
  ]
  const neck: [number, number][] = [
    [-0.05, 1.06],
    [0, 1.045],
    [0.05, 1.06],
  ]
  const corners = [...half.map(([x, y]): [number, number] => [-x, y]).reverse(), ...neck, ...half].reverse()
  const fold = (x: number, y: number) =>
    (clouds(x * 4 + Math.sin(y * 3), y * 1.5, 3, 5) - 0.5) * 0.07 + Math.sin(x * 19 + noise(y * 2, 3) * 3) * 0.009 * Math.max(0, 0.8 - y)
  const body = stuffed(outlineDistance(corners), 0.05, 0.16, fold)
  const placket = (x: number, y: number, z: number) => Math.max(Math.abs(x + 0.002) - 0.0035, Math.abs(z - 0.07) - 0.06, 0.0 - y)
  group.add(dressed(new Mesh(sculpt(without(body, placket, 0.004), [-0.68, 0.02, -0.14], [0.68, 1.16, 0.14], 0.0125), material), 0.8))
  const front = (x: number, y: number): number => {
    let z = 0.16
    while (z > 0 && body(x, y, z) > 0.002) z -= 0.003
    return z
  }
  const pocketCloth = clothMaterial({ ...cloth, colours: [shade(hex, -0.06), shade(hex, 0.26)] })
  for (const x of [-0.2, 0.2]) {
    const pocket = sheet(
      20,
      20,
      (u, v) => {
        const [px, py] = [x + (u - 0.5) * 0.24, 0.2 + v * 0.23]
        return [px, py, front(px, py) + 0.007]
      },
      [0.3, 0.3],
    )
    group.add(new Mesh(pocket, pocketCloth))
    for (const side of [-0.5, 0.5])
      group.add(
        new Mesh(
          tube(
            Array.from({ length: 14 }, (_, i) => {
              const [px, py] = [x + side * 0.24, 0.2 + (i / 13) * 0.23]
              return new Vector3(px, py, front(px, py) + 0.007)
            }),
            0.003,
            5,
          ),
          matt(shade(hex, -0.3)),
        ),
      )
    group.add(
      new Mesh(
        tube(
          Array.from({ length: 14 }, (_, i) => {
            const [px, py] = [x - 0.12 + (i / 13) * 0.24, 0.43]
            return new Vector3(px, py, front(px, py) + 0.009)
          }),
          0.006,
          6,
        ),
        matt(shade(hex, -0.15)),
      ),
    )
  }
  for (const y of [0.94, 0.76, 0.58, 0.4])
    for (const side of [-1, 1]) {
      const z = front(side * 0.03, y) + 0.008
      group.add(
        new Mesh(
          tube(
            through(
              [
                [0, y, z],
                [side * 0.05, y - 0.005, z + 0.006],
                [side * 0.075, y - 0.07, z + 0.004],
              ],
              16,
            ),
            0.0065,
            7,
          ),
          matt(shade(hex, 0.08)),
        ),
      )
    }
  const collar = through(
    [
      [-0.1, 1.12, -0.03],
      [-0.085, 1.1, 0.04],
      [0, 1.05, 0.062],
      [0.085, 1.1, 0.04],
      [0.1, 1.12, -0.03],
    ],
    40,
  )
  group.add(
    new Mesh(
      swept(collar, (_, angle) => [Math.cos(angle) * 0.008, Math.sin(angle) * 0.02], 12),
      material,
    ),
  )
  const timber = wood('#9c6a3d', { rings: 3, pixels: 256 })
  group.add(
    new Mesh(
      tube(
        through(
          [
            [-0.36, 1.0, -0.01],
            [-0.12, 1.09, 0],
            [0, 1.125, 0],
            [0.12, 1.09, 0],
            [0.36, 1.0, -0.01],
          ],
          50,
        ),
        0.024,
        12,
      ),
      timber,
    ),
  )
  group.add(
    new Mesh(
      tube(
        through(
          [
            [0, 1.12, 0],
            [0, 1.22, 0],
            [0.045, 1.28, 0],
            [0.04, 1.34, 0],
            [-0.02, 1.35, 0],
            [-0.045, 1.3, 0],
          ],
          40,
        ),
        0.008,
        8,
      ),
      metal('#b9b4aa', 0.3),
    ),
  )
  const bar = new Mesh(new CylinderGeometry(0.016, 0.016, 1.1, 20), timber)
  bar.rotation.z = Math.PI / 2
  bar.position.set(0, 1.318, 0)
  group.add(bar)
  for (const side of [-1, 1]) {
    const cord = new Mesh(new CylinderGeometry(0.005, 0.005, 3, 6), matt('#b9a683'))
    cord.position.set(side * 0.5, 2.8, 0)
    cord.userData.unframed = cord.userData.noShadow = true
    group.add(cord)
  }
  return { subject: group, paper: slug === 'black' ? '#e6ddcf' : '#eee7da', view: { around: 10, above: 4, fill: 0.88, shift: [0, 0] } }
}

/** Scenes of this file, by kind. */
export const garments: Readonly<Record<string, SetUp>> = {
  'mo-hom-shirt': shirt,
}
