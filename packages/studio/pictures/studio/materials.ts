import {
  AddEquation,
  Color,
  CustomBlending,
  DoubleSide,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  SrcAlphaFactor,
  Vector2,
  ZeroFactor,
} from 'three'
import { clouds, hash, noise, smooth } from './random.ts'
import { blankCanvas, blend, heightsOf, normalsFrom, paintSurface, rgb, type Surface, textureOf } from './surface.ts'

/** Sawn or carved wood; `rings` of growth across the texture, polish in [0, 1]. Grain runs along v. */
export function wood(hex: string, { rings = 9, polish = 0.35, seed = 1, pixels = 768, contrast = 1 } = {}): MeshStandardMaterial {
  const [r, g, b] = rgb(blend(hex, '#857a6c', 0.14))
  const surface = paintSurface(pixels, pixels, 2, (px, py, point) => {
    const u = px / pixels
    const v = py / pixels
    const bend = clouds(u * 2.2, v * 0.8, 3, seed) * 1.1 + clouds(u * 0.8, v * 0.5, 2, seed + 5) * 1.4
    const ring = (((u * rings + bend * 3.2) % 1) + 1) % 1
    // Summer wood darkens slowly and ends at once, but never with a hard line.
    const late = ring ** 3 * (1 - smooth(0.9, 1, ring)) * contrast
    const pore = noise(u * 210, v * 9, seed + 2) > 0.8 ? 1 : 0
    const fibre = noise(u * 160, v * 6, seed + 7) - 0.5
    const tone = 1.06 - late * 0.3 + fibre * 0.14 - pore * 0.13 + (clouds(u * 3, v * 2, 3, seed + 9) - 0.5) * 0.26
    point.r = r * tone
    point.g = g * (tone - late * 0.06)
    point.b = b * (tone - late * 0.1)
    point.height = 0.5 - pore * 0.4 + fibre * 0.25
    point.rough = 0.78 - polish * 0.45 + pore * 0.15 + late * -0.06
  })
  return new MeshStandardMaterial({ ...surface, roughness: 1, normalScale: new Vector2(0.35, 0.35), envMapIntensity: 0.8, side: DoubleSide })
}

/** Metal with the marks of its maker; `work` draws white on black what stands out, and the hollows are dark with age. */
export function wroughtMetal(
  hex: string,
  {
    work,
    aged = 0.5,
    roughness = 0.26,
    depth = 9,
    hammered = 0,
    width = 2048,
    height = 1024,
  }: {
    work?: (pen: CanvasRenderingContext2D, width: number, height: number) => void
    aged?: number
    roughness?: number
    depth?: number
    hammered?: number
    width?: number
    height?: number
  },
): MeshStandardMaterial {
  const [canvas, pen] = blankCanvas(width, height)
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = pen.strokeStyle = '#fff'
  work?.(pen, width, height)
  const broad = heightsOf(canvas, 4)
  const fine = heightsOf(canvas, 1.2)
  const wide = heightsOf(canvas, 22)
  const [r, g, b] = rgb(hex)
  const heights = new Float32Array(width * height)
  const surface = paintSurface(width / 2, height / 2, 1, (px, py, point) => {
    const at = py * 2 * width + px * 2
    // Age stays in the hollows beside what stands out.
    const ground = work ? Math.min(1, Math.max(0, wide[at]! * 1.5 - Math.max(broad[at]!, fine[at]!) * 1.15) * 1.7) : 0
    const patina = (clouds(px / 60, py / 60, 4, 3) - 0.5) * 0.22 * aged
    const tone = 1.04 - ground * aged * 0.8 - patina
    point.r = r * tone
    point.g = g * tone
    point.b = b * (tone - ground * aged * 0.03)
    point.height = 0.5
    point.rough = roughness + ground * 0.22 * aged + patina * 0.5 + hash(px, py, 3) * 0.04
  })
  for (let i = 0; i < heights.length; i++) heights[i] = broad[i]! * 0.6 + fine[i]! * 0.4
  if (hammered > 0)
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) heights[y * width + x]! += hammerMarks((x / width) * 64, (y / height) * 32) * hammered
  return new MeshStandardMaterial({
    map: surface.map,
    roughnessMap: surface.roughnessMap,
    normalMap: normalsFrom(heights, width, height, depth),
    roughness: 1,
    metalness: 1,
    envMapIntensity: 1.15,
    side: DoubleSide,
  })
}

function hammerMarks(x: number, y: number): number {
  let deepest = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cx = Math.floor(x) + dx
      const cy = Math.floor(y) + dy
      const wrapped = ((cx % 64) + 64) % 64
      const d = Math.hypot(cx + hash(wrapped, cy, 1) - x, cy + hash(wrapped, cy, 2) - y)
      deepest = Math.max(deepest, 1 - (d / 1.1) ** 2)
    }
  return deepest * -0.5
}

/** Plain polished metal, cheap to draw. */
export const metal = (hex: string, roughness = 0.24): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: hex, metalness: 1, roughness, envMapIntensity: 1.15 })

/** Something matt and plain. */
export const matt = (hex: string, roughness = 0.8): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: hex, roughness, side: DoubleSide, envMapIntensity: 0.5 })

/** Wax, soap, jade: light goes in a little way and comes out warmer. */
export function waxy(hex: string, roughness = 0.5): MeshPhysicalMaterial {
  const glow = new Color(hex).multiplyScalar(0.16)
  return new MeshPhysicalMaterial({
    color: hex,
    roughness,
    sheen: 0.4,
    sheenRoughness: 0.6,
    sheenColor: hex,
    emissive: glow,
    side: DoubleSide,
    clearcoat: 0.12,
    clearcoatRoughness: 0.45,
  })
}

/** Clear glass, as what it mirrors: adds its reflections to what stands behind. */
export const glass = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    color: '#000000',
    roughness: 0.04,
    envMapIntensity: 1.3,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  })

/** What glass takes away: its edges are darker, because one looks through more of it. */
export const glassEdge = (hex = '#44524a', strength = 0.85): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { tint: { value: new Color(hex) }, strength: { value: strength } },
    vertexShader:
      'varying vec3 facing; varying vec3 eye; void main() { vec4 at = modelViewMatrix * vec4( position, 1.0 ); facing = normalMatrix * normal; eye = - at.xyz; gl_Position = projectionMatrix * at; }',
    fragmentShader:
      'varying vec3 facing; varying vec3 eye; uniform vec3 tint; uniform float strength; void main() { float edge = 1.0 - abs( dot( normalize( facing ), normalize( eye ) ) ); gl_FragColor = vec4( tint, strength * ( 0.1 + 0.9 * pow( edge, 1.8 ) ) ); }',
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: SrcAlphaFactor,
    blendDst: OneMinusSrcAlphaFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
  })

/** Lacquer over a painted canvas; where `gild` draws, gold leaf lies. */
export function lacquer(
  ground: string,
  gild: (pen: CanvasRenderingContext2D, width: number, height: number) => void,
  {
    gold = '#cf9f45',
    width = 2048,
    height = 1024,
    worn = 0.25,
    paint,
  }: { gold?: string; width?: number; height?: number; worn?: number; paint?: (pen: CanvasRenderingContext2D, width: number, height: number) => void } = {},
): MeshPhysicalMaterial {
  const [mask, maskPen] = blankCanvas(width, height)
  maskPen.fillStyle = '#000'
  maskPen.fillRect(0, 0, width, height)
  maskPen.fillStyle = maskPen.strokeStyle = '#fff'
  gild(maskPen, width, height)
  const [canvas, pen] = blankCanvas(width, height)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  paint?.(pen, width, height)
  const base = pen.getImageData(0, 0, width, height)
  const leaf = maskPen.getImageData(0, 0, width, height)
  const [r, g, b] = rgb(gold)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const thin = worn * Math.max(0, clouds(x / 90, y / 90, 4, 3) * 2.2 - 0.95)
      const gone = hash(x >> 1, y >> 1, 2) < thin * 0.35 ? 0.25 : 1
      const cover = (leaf.data[at]! / 255) * gone
      const tone = 0.86 + clouds(x / 40, y / 40, 3, 8) * 0.28
      base.data[at] = base.data[at]! * (1 - cover) + r * tone * cover
      base.data[at + 1] = base.data[at + 1]! * (1 - cover) + g * tone * cover
      base.data[at + 2] = base.data[at + 2]! * (1 - cover) + b * tone * cover
      leaf.data[at] = leaf.data[at + 1] = leaf.data[at + 2] = cover * 255
    }
  pen.putImageData(base, 0, 0)
  maskPen.putImageData(leaf, 0, 0)
  return new MeshPhysicalMaterial({
    map: textureOf(canvas),
    metalnessMap: textureOf(mask, false),
    metalness: 1,
    roughness: 0.34,
    clearcoat: 0.55,
    clearcoatRoughness: 0.14,
    envMapIntensity: 0.9,
    normalMap: normalsFrom(heightsOf(mask, 1), width, height, 1.2),
  })
}

/** Handmade mulberry paper: long fibres in a thin sheet. `lit` glows as with a lamp behind. */
export function saPaper(hex: string, { lit = 0, seed = 1 } = {}): MeshStandardMaterial {
  const pixels = 768
  const [canvas, pen] = blankCanvas(pixels)
  const [r, g, b] = rgb(hex)
  const image = pen.createImageData(pixels, pixels)
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) {
      const tone = 1 + (clouds(x / 50, y / 50, 4, seed) - 0.5) * 0.22
      const at = (y * pixels + x) * 4
      image.data[at] = r * tone
      image.data[at + 1] = g * tone
      image.data[at + 2] = b * tone
      image.data[at + 3] = 255
    }
  pen.putImageData(image, 0, 0)
  for (let n = 0; n < 420; n++) {
    const x = hash(n, 1, seed) * pixels
    const y = hash(n, 2, seed) * pixels
    const turn = hash(n, 3, seed) * 6.28
    const long = 30 + hash(n, 4, seed) * 120
    const bend = (hash(n, 5, seed) - 0.5) * 2.4
    pen.strokeStyle = hash(n, 6, seed) > 0.4 ? 'rgba(255,255,255,.16)' : 'rgba(60,35,10,.13)'
    pen.lineWidth = 0.6 + hash(n, 7, seed) * 1.8
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5, x + Math.cos(turn + bend) * long, y + Math.sin(turn + bend) * long)
    pen.stroke()
  }
  const map = textureOf(canvas)
  return new MeshStandardMaterial({
    map,
    roughness: 0.9,
    side: DoubleSide,
    envMapIntensity: 0.3,
    emissive: lit > 0 ? '#ffffff' : '#000000',
    emissiveMap: lit > 0 ? map : null,
    emissiveIntensity: lit,
  })
}

/** A surface as a plain material. */
export const surfaced = (surface: Surface, bump = 0.6): MeshStandardMaterial =>
  new MeshStandardMaterial({ ...surface, roughness: 1, normalScale: new Vector2(bump, bump), side: DoubleSide, envMapIntensity: 0.5 })
