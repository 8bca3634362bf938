import { Group, Mesh, MeshPhysicalMaterial, MeshStandardMaterial, Vector2, Vector3 } from 'three'
import { twisted } from './basketry.ts'
import { sheet } from './cloth-shapes.ts'
import { glass, glassEdge, matt, wood } from './materials.ts'
import { lotusLines, petal, placed, rosette } from './ornament.ts'
import { clouds, hash, noise } from './random.ts'
import { outlineDistance, sculpt, stuffed } from './sculpt.ts'
import { blankCanvas, heightsOf, normalsFrom, shade, textureOf } from './surface.ts'
import { circle, type Profile, smoothProfile, turned } from './turned.ts'

/** A printed paper label: a frame, a lotus, the word in Thai and in English. */
export function labelCanvas(
  { thai, english, ink, ground }: { thai: string; english: string; ink: string; ground: string },
  width = 640,
  height = 480,
): HTMLCanvasElement {
  const [canvas, pen] = blankCanvas(width, height)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  pen.globalAlpha = 0.05
  for (let i = 0; i < 900; i++) {
    pen.fillStyle = hash(i, 1) > 0.5 ? '#000' : '#fff'
    pen.fillRect(hash(i, 2) * width, hash(i, 3) * height, 3, 1)
  }
  pen.globalAlpha = 1
  pen.strokeStyle = pen.fillStyle = ink
  pen.lineWidth = 5
  pen.strokeRect(22, 22, width - 44, height - 44)
  pen.lineWidth = 1.5
  pen.strokeRect(34, 34, width - 68, height - 68)
  placed(pen, width / 2, height * 0.41, height * 0.24, 0, (inner) => {
    inner.lineWidth = 0.03
    lotusLines(inner)
  })
  for (const side of [-1, 1]) {
    placed(pen, width / 2 + side * width * 0.28, height * 0.34, height * 0.05, 0, rosette(6, 0.34))
    placed(pen, width / 2 + side * width * 0.36, height * 0.34, height * 0.04, side * 1.57, petal(0.3))
  }
  pen.textAlign = 'center'
  pen.font = `600 ${Math.round(Math.min(height * 0.17, (width * 1.5) / thai.length))}px "Studio Thai", serif`
  pen.fillText(thai, width / 2, height * 0.65)
  pen.font = `500 ${Math.round(Math.min(height * 0.085, (width * 1.25) / english.length))}px "Studio Latin", serif`
  pen.fillText(english.toUpperCase(), width / 2, height * 0.79)
  return canvas
}

/** Wraps a label around the front of a round vessel of radius `at(y)`. */
export function wrapLabel(canvas: HTMLCanvasElement, at: (y: number) => number, from: number, to: number): Mesh {
  const span = ((to - from) * canvas.width) / canvas.height / at((from + to) / 2)
  const geometry = sheet(40, 12, (u, v) => {
    const y = from + (to - from) * v
    const angle = (u - 0.5) * span
    const r = at(y) + 0.0035
    return [Math.sin(angle) * r, y, Math.cos(angle) * r]
  })
  return new Mesh(geometry, new MeshStandardMaterial({ map: textureOf(canvas), roughness: 0.8, envMapIntensity: 0.4 }))
}

const radiusAlong =
  (profile: readonly (readonly [number, number])[]) =>
  (y: number): number => {
    for (let i = 1; i < profile.length; i++) {
      const [ra, ya] = profile[i - 1]!
      const [rb, yb] = profile[i]!
      if (y >= ya && y <= yb && yb > ya) return ra + ((rb - ra) * (y - ya)) / (yb - ya)
    }
    return profile.at(-1)![0]
  }

/** A glass vessel: its bright outside, what it holds up to `level`, and the line where that ends. */
export function filledGlass(
  outside: Profile,
  wall: number,
  content: MeshPhysicalMaterial | MeshStandardMaterial,
  level: number,
): { group: Group; radius: (y: number) => number } {
  const line = smoothProfile(outside, 90)
  const group = new Group()
  const radius = radiusAlong(line)
  const inside: [number, number][] = [[0, wall]]
  for (const [r, y] of line) if (y > wall && y <= level && r > wall) inside.push([r - wall, y])
  inside.push([radius(level) - wall, level], [0, level])
  const fill = new Mesh(turned(inside, 0), content)
  group.add(fill)
  const edge = new Mesh(turned(line, 0), glassEdge())
  edge.userData.noShadow = true
  edge.renderOrder = 1
  group.add(edge)
  const shell = new Mesh(turned([[0, 0.002], ...line], 0), glass())
  shell.userData.noShadow = true
  shell.renderOrder = 2
  group.add(shell)
  const thick = new Mesh(
    turned(
      [
        [radius(0.03) * 0.98, 0.001],
        [0, 0.001],
      ],
      0,
    ),
    new MeshPhysicalMaterial({ color: '#cfd6d0', roughness: 0.1 }),
  )
  group.add(thick)
  return { group, radius }
}

/** Something one looks into: honey, oil, paste. `deep` is its colour where it is thick. */
export const liquid = (hex: string, glow = 0.35): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    color: hex,
    roughness: 0.12,
    emissive: hex,
    emissiveIntensity: glow,
    clearcoat: 0.4,
    sheen: 1,
    sheenRoughness: 0.3,
    sheenColor: shade(hex, 0.3),
  })

/** A cloth cap over a jar, bound with a cord. */
export function clothCap(radius: number, y: number, hex: string): Group {
  const group = new Group()
  const geometry = sheet(140, 24, (u, v) => {
    const angle = u * Math.PI * 2
    const r =
      v < 0.55
        ? (v / 0.55) * radius
        : radius + 0.006 + Math.max(0, v - 0.7) * 0.14 + Math.sin(angle * 17 + Math.sin(angle * 5)) * 0.012 * Math.max(0, (v - 0.6) / 0.4)
    const drop = v < 0.55 ? 0.03 * (1 - (v / 0.55) ** 4) : -(v - 0.55) * 0.34 + Math.sin(angle * 9) * 0.008 * (v - 0.55)
    return [Math.cos(angle) * r, y + drop, -Math.sin(angle) * r]
  })
  group.add(new Mesh(geometry, matt(hex, 0.95)))
  const cord = new Mesh(twisted(circle(radius + 0.016, y - 0.055, 160), 0.012, 2, 60, 6), matt('#b79a68'))
  group.add(cord)
  return group
}

/** A flat wooden lid. */
export function woodLid(radius: number, y: number, tall = 0.07, hex = '#b88a58'): Mesh {
  const lid = new Mesh(
    turned(
      smoothProfile(
        [
          [0, 0],
          [radius, 0],
          [radius + 0.004, 0.01],
          [radius + 0.004, tall - 0.012],
          [radius - 0.01, tall],
          [0, tall],
        ],
        50,
      ),
      0,
    ),
    wood(hex, { rings: 5, pixels: 384 }),
  )
  lid.position.y = y
  return lid
}

/** A standing paper pouch, creased, with its label on the front; `seal` folds the top. */
export function pouch(width: number, height: number, thick: number, hex: string, label: HTMLCanvasElement, gloss = 0.2): Group {
  const corners: [number, number][] = [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, height],
    [-width / 2, height],
  ]
  const flat = outlineDistance(corners)
  const profile = (_x: number, y: number) => Math.min(1, Math.max(0.12, (height * 0.96 - y) / (height * 0.55)))
  const crease = (x: number, y: number) => (clouds(x * 5 + 3, y * 5, 3, 2) - 0.5) * 0.02 + Math.abs(noise(x * 3 + y * 2, y * 2 - x, 5) - 0.5) * 0.014
  const body = stuffed(flat, thick, width * 0.36, crease)
  const form = (x: number, y: number, z: number) => {
    const p = profile(x, y)
    return Math.max(body(x, Math.max(y, 0.16), z / p) * Math.min(1, p + 0.2), -y, y - height)
  }
  const geometry = sculpt(form, [-width / 2 - 0.03, -0.02, -thick - 0.05], [width / 2 + 0.03, height + 0.03, thick + 0.05], 0.0125)
  const uvs = geometry.getAttribute('uv')
  const positions = geometry.getAttribute('position')
  const [canvas, pen] = blankCanvas(1024, Math.round((1024 * height) / width))
  pen.fillStyle = hex
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (let i = 0; i < 5000; i++) {
    pen.fillStyle = hash(i, 4) > 0.5 ? 'rgba(255,255,255,.05)' : 'rgba(0,0,0,.06)'
    pen.fillRect(hash(i, 5) * 1024, hash(i, 6) * canvas.height, 2 + hash(i, 8) * 10, 1)
  }
  pen.fillStyle = 'rgba(0,0,0,.1)'
  pen.fillRect(0, canvas.height * 0.075, 1024, 5)
  const back = document.createElement('canvas')
  back.width = 1024
  back.height = canvas.height
  back.getContext('2d')!.drawImage(canvas, 0, 0)
  const wide = 720
  const tall = (wide * label.height) / label.width
  pen.drawImage(label, 152, canvas.height * 0.5 - tall * 0.42, wide, tall)
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, positions.getX(i) / width + 0.5, positions.getZ(i) < 0 ? 0.03 : positions.getY(i) / height)
  const material = new MeshPhysicalMaterial({
    map: textureOf(canvas),
    roughness: 0.75 - gloss * 0.4,
    clearcoat: gloss,
    clearcoatRoughness: 0.4,
    normalMap: normalsFrom(heightsOf(back, 0), 1024, canvas.height, 1),
    normalScale: new Vector2(0.4, 0.4),
  })
  const group = new Group()
  group.add(new Mesh(geometry, material))
  return group
}

/** A tied cotton sack; returns it with its outline for the label. */
export function sack(hex: string, cloth: MeshStandardMaterial): { group: Group; radius: (y: number) => number } {
  const profile: Profile = [
    [0.3, 0],
    [0.38, 0.03],
    [0.42, 0.2],
    [0.4, 0.44],
    [0.3, 0.62],
    [0.13, 0.72],
    [0.12, 0.75],
    [0.2, 0.86],
    [0.25, 0.94],
  ]
  const line = smoothProfile(profile, 90)
  const geometry = turned(line, 0, 200)
  const positions = geometry.getAttribute('position')
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const angle = Math.atan2(z, x)
    const near = Math.exp(-(((y - 0.735) / 0.16) ** 2))
    const fold = 1 + Math.sin(angle * 15 + Math.sin(angle * 4) * 1.6) * 0.13 * near + (noise(angle * 2 + 9, y * 5, 3) - 0.5) * 0.05
    positions.setXYZ(i, x * fold, y + Math.sin(angle * 7) * 0.02 * Math.max(0, y - 0.8) * 6, z * fold * 0.86)
  }
  geometry.computeVertexNormals()
  const group = new Group()
  group.add(new Mesh(geometry, cloth))
  const cord = new Mesh(
    twisted(
      circle(0.135, 0.735, 140).map((p) => new Vector3(p.x, p.y, p.z * 0.9)),
      0.022,
      2,
      24,
      8,
    ),
    matt(hex, 0.9),
  )
  group.add(cord)
  return { group, radius: radiusAlong(line) }
}
