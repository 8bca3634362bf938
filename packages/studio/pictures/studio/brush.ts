import { hash, noise } from './random.ts'
import { blend, shade } from './surface.ts'

type Pen = CanvasRenderingContext2D

/** Fills the canvas with brush strokes that follow a colour field, as a painter lays a ground. */
export function brushed(pen: Pen, w: number, h: number, colour: (x: number, y: number) => string, stroke = 46, seed = 1): void {
  for (let pass = 0; pass < 3; pass++) {
    const size = stroke * (1 - pass * 0.28)
    for (let i = 0; i < ((w * h) / (size * size)) * 2.4; i++) {
      const x = hash(i, pass, seed) * w
      const y = hash(i, pass + 9, seed) * h
      const tone = (hash(i, pass + 20, seed) - 0.5) * 0.16
      pen.strokeStyle = shade(colour(x / w, y / h), tone)
      pen.globalAlpha = 0.5
      pen.lineWidth = size * (0.16 + hash(i, 4, seed) * 0.2)
      pen.lineCap = 'round'
      const turn = (noise((x / w) * 3, (y / h) * 3, seed) - 0.5) * 1.6
      pen.beginPath()
      pen.moveTo(x - Math.cos(turn) * size, y - Math.sin(turn) * size)
      pen.quadraticCurveTo(x, y + size * 0.12, x + Math.cos(turn) * size, y + Math.sin(turn) * size)
      pen.stroke()
    }
  }
  pen.globalAlpha = 1
}

/** A colour along a row of colours, `t` from 0 to 1. */
export const between = (stops: readonly string[], t: number): string => {
  const at = Math.min(0.9999, Math.max(0, t)) * (stops.length - 1)
  const i = Math.floor(at)
  return blend(stops[i]!, stops[i + 1]!, at - i)
}
