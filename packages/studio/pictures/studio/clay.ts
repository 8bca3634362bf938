import { BufferAttribute, type BufferGeometry, Color, Group, Mesh, MeshPhysicalMaterial, Vector2 } from 'three'
import { cells, clouds, hash, noise, smooth } from './random.ts'
import { blankCanvas, blend, heightsOf, normalsFrom, paintSurface, repeated, rgb, textureOf } from './surface.ts'
import { type Profile, smoothProfile, turned, vesselProfile } from './turned.ts'

/** A glossy glaze with depth; `crackle` in [0, 1] is how clearly its fine cracks show. */
export function glaze(hex: string, crackle = 0.5, gloss = 0.95): MeshPhysicalMaterial {
  // A glaze over pale stoneware looks lighter than its pigment.
  const [r, g, b] = rgb(blend(hex, '#d6d8cc', 0.25))
  const size = 768
  const across = 13
  const surface = paintSurface(size, size, 1.2, (x, y, point) => {
    const bend = noise((x / size) * 20, (y / size) * 20, 3, 20) * 0.4
    const crack = cells((x / size) * across + bend, (y / size) * across + bend * 0.7, 5, across)
    const fine = cells((x / size) * across * 3 + bend, (y / size) * across * 3, 9, across * 3)
    const line = (1 - smooth(0.01, 0.05, crack.second - crack.nearest)) * 0.26 + (1 - smooth(0.01, 0.07, fine.second - fine.nearest)) * 0.1
    const depth = 1 + (clouds((x / size) * 6, (y / size) * 6, 3, 8) - 0.5) * 0.1 - line * crackle
    const iron = hash(x >> 1, y >> 1, 4) > 0.9994 ? 0.75 : 1
    point.r = r * depth * iron
    point.g = g * depth * iron
    point.b = b * (depth - line * crackle * 0.25) * iron
    point.height = 0.5 - line * crackle * 0.5
    point.rough = 0.32
  })
  repeated(surface, 2, 2)
  return new MeshPhysicalMaterial({
    ...surface,
    roughness: 1,
    clearcoat: gloss,
    clearcoatRoughness: 0.05,
    vertexColors: true,
    normalScale: new Vector2(0.3, 0.3),
  })
}

/** Unglazed fired earth. */
export function earthenware(hex: string, roughness = 0.86): MeshPhysicalMaterial {
  const [r, g, b] = rgb(hex)
  const size = 512
  const surface = paintSurface(size, size, 3, (x, y, point) => {
    const u = x / size
    const v = y / size
    const ring = noise(u * 3, v * 70, 2, 0) * 0.5 + noise(u * 5, v * 140, 6, 0) * 0.3
    const cloud = clouds(u * 5, v * 5, 4, 1) - 0.5
    const speck = hash(x, y, 3) > 0.985 ? -0.12 : 0
    const tone = 1 + cloud * 0.28 + (ring - 0.4) * 0.1 + speck
    point.r = r * tone
    point.g = g * (tone - cloud * 0.08)
    point.b = b * (tone - cloud * 0.1)
    point.height = ring * 0.6 + hash(x, y, 9) * 0.25
    point.rough = roughness - cloud * 0.25
  })
  return new MeshPhysicalMaterial({ ...surface, roughness: 1, vertexColors: true })
}

/** Lets the glaze run thin over the lip and pool above the foot: multiplies colour along the height. */
export function glazeFlow(geometry: BufferGeometry, lip = '#c9b08a', foot = '#ffffff', bareFoot = true): BufferGeometry {
  const positions = geometry.getAttribute('position')
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox!
  const height = max.y - min.y
  const lipColour = new Color(lip)
  const footColour = new Color(foot)
  const clay = new Color('#a9805c')
  const mixed = new Color()
  const colours = new Float32Array(positions.count * 3)
  for (let i = 0; i < positions.count; i++) {
    const y = (positions.getY(i) - min.y) / height
    const drip = noise(Math.atan2(positions.getZ(i), positions.getX(i)) * 3, y * 4, 2) * 0.02
    mixed.set('#ffffff').lerp(lipColour, smooth(0.965, 1, y + drip) * 0.75)
    mixed.lerp(footColour, 1 - smooth(0.0, 0.25, y))
    if (bareFoot && y < 0.016 + drip * 0.3) mixed.copy(clay)
    mixed.toArray(colours, i * 3)
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  return geometry
}

/** A whole vessel of one glaze. */
export function potOf(outside: Profile, wall: number, material: MeshPhysicalMaterial, lip?: string): Mesh {
  return new Mesh(glazeFlow(turned(vesselProfile(outside, wall)), lip), material)
}

/** What a painter leaves on porcelain: `paint` draws colour, `gild` draws where gold lies (in white). The canvas runs once around. */
export type Painting = {
  ground: string
  paint: (pen: CanvasRenderingContext2D, width: number, height: number) => void
  gild?: (pen: CanvasRenderingContext2D, width: number, height: number) => void
  width?: number
  height?: number
  gold?: string
}

/** Glazed porcelain with painted enamel; gilding is metal and slightly raised. */
export function painted({ ground, paint, gild, width = 2048, height = 1024, gold = '#e2b354' }: Painting): MeshPhysicalMaterial {
  const [canvas, pen] = blankCanvas(width, height)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  paint(pen, width, height)
  const [metal, metalPen] = blankCanvas(width, height)
  metalPen.fillStyle = '#000'
  metalPen.fillRect(0, 0, width, height)
  if (gild) {
    metalPen.fillStyle = metalPen.strokeStyle = '#fff'
    gild(metalPen, width, height)
    const [layer, layerPen] = blankCanvas(width, height)
    layerPen.fillStyle = layerPen.strokeStyle = gold
    gild(layerPen, width, height)
    pen.drawImage(layer, 0, 0)
  }
  const metalTexture = textureOf(metal, false)
  const material = new MeshPhysicalMaterial({
    map: textureOf(canvas),
    roughness: 0.24,
    metalness: 1,
    metalnessMap: metalTexture,
    clearcoat: gild ? 0.5 : 0.95,
    clearcoatRoughness: 0.05,
  })
  if (gild) {
    material.normalMap = normalsFrom(heightsOf(metal, 1.2), width, height, 3)
    material.clearcoatNormalScale = new Vector2(0.5, 0.5)
  }
  return material
}

/** A vessel whose outside carries a painting once around, and whose lip and inside are plain. */
export function paintedPot(outside: Profile, wall: number, outer: MeshPhysicalMaterial, inner: MeshPhysicalMaterial): Group {
  const steps = 80
  const whole = vesselProfile(outside, wall, steps)
  const group = new Group()
  group.add(new Mesh(turned(smoothProfile(outside, steps), 0.002), outer))
  group.add(new Mesh(glazeFlow(turned(whole.slice(steps + 1), 0.002), '#ffffff', '#ffffff', false), inner))
  group.add(
    new Mesh(
      turned(
        [
          [0, outside[0]![1]],
          [outside[0]![0], outside[0]![1]],
        ],
        0,
      ),
      outer,
    ),
  )
  return group
}

/** Plain bright metal for rims and knobs. */
export const gilt = (hex = '#e2b354', roughness = 0.22): MeshPhysicalMaterial => new MeshPhysicalMaterial({ color: hex, metalness: 1, roughness })
