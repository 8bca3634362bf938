import { CanvasTexture, LinearMipmapNearestFilter, LinearSRGBColorSpace, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'

/** What a surface looks like at one point: colour 0–255 as shown on a screen, height in [0, 1], roughness in [0, 1]. */
export type Point = { r: number; g: number; b: number; height: number; rough: number }

/** Textures of one surface: what is painted, how it is rough, how light bends on it. */
export type Surface = { map: Texture; normalMap: Texture; roughnessMap: Texture }

export function blankCanvas(width: number, height = width): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return [canvas, canvas.getContext('2d', { willReadFrequently: true })!]
}

/** Wraps a canvas as a repeating texture; `colour` for what people see, otherwise plain numbers. */
export function textureOf(canvas: HTMLCanvasElement, colour = true): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = colour ? SRGBColorSpace : LinearSRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  // Exposures are jittered within the pixel, so one tap of the nearest mip is smooth enough and twice as quick in software.
  texture.minFilter = LinearMipmapNearestFilter
  return texture
}

/** A normal map from heights; `strength` is how many pixels high a height of one is. Wraps at the borders. */
export function normalsFrom(heights: Float32Array, width: number, height: number, strength: number): CanvasTexture {
  const [canvas, pen] = blankCanvas(width, height)
  const image = pen.createImageData(width, height)
  const { data } = image
  for (let y = 0; y < height; y++) {
    const above = ((y + height - 1) % height) * width
    const below = ((y + 1) % height) * width
    for (let x = 0; x < width; x++) {
      const left = heights[y * width + ((x + width - 1) % width)]!
      const right = heights[y * width + ((x + 1) % width)]!
      const dx = (left - right) * strength * 0.5
      const dy = (heights[below + x]! - heights[above + x]!) * strength * 0.5
      const length = Math.hypot(dx, dy, 1)
      const at = (y * width + x) * 4
      data[at] = (dx / length) * 127.5 + 127.5
      data[at + 1] = (dy / length) * 127.5 + 127.5
      data[at + 2] = (1 / length) * 127.5 + 127.5
      data[at + 3] = 255
    }
  }
  pen.putImageData(image, 0, 0)
  return textureOf(canvas, false)
}

/** Paints a surface point by point. `draw` gets pixel coordinates and fills the point it is given. */
export function paintSurface(width: number, height: number, bump: number, draw: (x: number, y: number, point: Point) => void): Surface {
  const [canvas, pen] = blankCanvas(width, height)
  const [roughCanvas, roughPen] = blankCanvas(width, height)
  const colours = pen.createImageData(width, height)
  const roughs = roughPen.createImageData(width, height)
  const heights = new Float32Array(width * height)
  const point: Point = { r: 0, g: 0, b: 0, height: 0, rough: 0.5 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      draw(x, y, point)
      const index = y * width + x
      const at = index * 4
      colours.data[at] = point.r
      colours.data[at + 1] = point.g
      colours.data[at + 2] = point.b
      colours.data[at + 3] = 255
      roughs.data[at] = roughs.data[at + 1] = roughs.data[at + 2] = point.rough * 255
      roughs.data[at + 3] = 255
      heights[index] = point.height
    }
  pen.putImageData(colours, 0, 0)
  roughPen.putImageData(roughs, 0, 0)
  return { map: textureOf(canvas), roughnessMap: textureOf(roughCanvas, false), normalMap: normalsFrom(heights, width, height, bump) }
}

/** Heights from the brightness of a drawing, softened by `blur` pixels: what a hammer or a knife leaves. */
export function heightsOf(canvas: HTMLCanvasElement, blur: number): Float32Array {
  const { width, height } = canvas
  const [, pen] = blankCanvas(width, height)
  pen.filter = blur > 0 ? `blur(${blur}px)` : 'none'
  // Drawn nine times so that the blur meets itself across the borders.
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) pen.drawImage(canvas, dx * width, dy * height)
  const { data } = pen.getImageData(0, 0, width, height)
  const heights = new Float32Array(width * height)
  for (let i = 0; i < heights.length; i++) heights[i] = data[i * 4]! / 255
  return heights
}

/** Sets how often all textures of a surface repeat. */
export function repeated(surface: Surface, across: number, along: number): Surface {
  for (const texture of [surface.map, surface.normalMap, surface.roughnessMap]) texture.repeat.set(across, along)
  return surface
}

/** `#rrggbb` as numbers 0–255. */
export function rgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** A colour between two. */
export function blend(from: string, to: string, t: number): string {
  const a = rgb(from)
  const b = rgb(to)
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Lighter for positive amounts, darker for negative ones. */
export const shade = (hex: string, amount: number): string => (amount >= 0 ? blend(hex, '#ffffff', amount) : blend(hex, '#000000', -amount))
