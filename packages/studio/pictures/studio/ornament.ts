type Pen = CanvasRenderingContext2D

/** A drawing within a unit square around the origin, y downwards; the caller sets colours and line width. */
export type Ornament = (pen: Pen) => void

/** Runs a drawing at a place, turned and sized. */
export function placed(pen: Pen, x: number, y: number, size: number, turn: number, draw: Ornament): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  draw(pen)
  pen.restore()
}

/** Kranok: the flame leaf of Thai ornament, standing on the origin and bending to the right at its tip. */
export const flameLeaf: Ornament = (pen) => {
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.bezierCurveTo(-0.42, -0.08, -0.46, -0.5, -0.12, -0.62)
  pen.bezierCurveTo(0.02, -0.68, 0.06, -0.84, 0.2, -1)
  pen.bezierCurveTo(0.24, -0.82, 0.2, -0.7, 0.15, -0.6)
  pen.bezierCurveTo(0.28, -0.62, 0.36, -0.6, 0.44, -0.66)
  pen.bezierCurveTo(0.4, -0.5, 0.3, -0.44, 0.22, -0.4)
  pen.bezierCurveTo(0.32, -0.38, 0.4, -0.34, 0.46, -0.36)
  pen.bezierCurveTo(0.4, -0.18, 0.2, -0.04, 0, 0)
  pen.closePath()
  pen.fill()
}

/** The curl inside a flame leaf, drawn with the pen's line. */
export const flameCurl: Ornament = (pen) => {
  pen.beginPath()
  pen.moveTo(0.06, -0.1)
  pen.bezierCurveTo(-0.28, -0.14, -0.3, -0.46, -0.04, -0.46)
  pen.bezierCurveTo(0.12, -0.46, 0.12, -0.26, -0.02, -0.28)
  pen.stroke()
}

/** Three flame leaves from one root: the standing bouquet that fills fields. */
export const flameBouquet: Ornament = (pen) => {
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    placed(pen, 0.12, 0, 0.62, 0.75, flameLeaf)
    placed(pen, 0.1, -0.22, 0.55, 0.32, flameLeaf)
    pen.restore()
  }
  pen.beginPath()
  pen.moveTo(0, -1)
  pen.bezierCurveTo(0.2, -0.7, 0.2, -0.5, 0, -0.3)
  pen.bezierCurveTo(-0.2, -0.5, -0.2, -0.7, 0, -1)
  pen.fill()
}

/** A petal pointing up from the origin. */
export const petal =
  (width: number): Ornament =>
  (pen) => {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.bezierCurveTo(-width, -0.25, -width * 0.9, -0.7, 0, -1)
    pen.bezierCurveTo(width * 0.9, -0.7, width, -0.25, 0, 0)
    pen.fill()
  }

/** A flower from above with `petals` petals and an open heart. */
export const rosette =
  (petals: number, width = 0.36): Ornament =>
  (pen) => {
    for (let i = 0; i < petals; i++) placed(pen, 0, 0, 1, (i / petals) * Math.PI * 2, petal(width))
  }

/** A lotus from the side, resting on the origin. */
export const lotus: Ornament = (pen) => {
  for (const [turn, size] of [
    [-1.15, 0.72],
    [1.15, 0.72],
    [-0.72, 0.9],
    [0.72, 0.9],
    [-0.34, 0.98],
    [0.34, 0.98],
    [0, 1],
  ] as const)
    placed(pen, 0, 0, size, turn, petal(0.24))
}

/** The outlines of a lotus. */
export const lotusLines: Ornament = (pen) => {
  for (const [turn, size] of [
    [-1.15, 0.72],
    [1.15, 0.72],
    [-0.72, 0.9],
    [0.72, 0.9],
    [-0.34, 0.98],
    [0.34, 0.98],
    [0, 1],
  ] as const)
    placed(pen, 0, 0, size, turn, (inner) => {
      inner.beginPath()
      inner.moveTo(0, 0)
      inner.bezierCurveTo(-0.24, -0.25, -0.22, -0.7, 0, -1)
      inner.bezierCurveTo(0.22, -0.7, 0.24, -0.25, 0, 0)
      inner.stroke()
    })
}

/** A fish facing right, one unit long. */
export const fish: Ornament = (pen) => {
  pen.beginPath()
  pen.moveTo(0.5, 0)
  pen.bezierCurveTo(0.28, -0.26, -0.12, -0.22, -0.3, -0.03)
  pen.bezierCurveTo(-0.4, -0.1, -0.46, -0.18, -0.56, -0.2)
  pen.bezierCurveTo(-0.5, -0.08, -0.5, 0.08, -0.56, 0.2)
  pen.bezierCurveTo(-0.46, 0.18, -0.4, 0.1, -0.3, 0.03)
  pen.bezierCurveTo(-0.12, 0.22, 0.28, 0.26, 0.5, 0)
  pen.fill()
  pen.beginPath()
  pen.moveTo(0.05, -0.19)
  pen.bezierCurveTo(-0.02, -0.34, -0.14, -0.34, -0.22, -0.3)
  pen.bezierCurveTo(-0.16, -0.22, -0.16, -0.18, -0.14, -0.14)
  pen.fill()
  pen.beginPath()
  pen.moveTo(0.08, 0.18)
  pen.bezierCurveTo(0.02, 0.3, -0.04, 0.32, -0.1, 0.3)
  pen.bezierCurveTo(-0.06, 0.24, -0.06, 0.2, -0.06, 0.16)
  pen.fill()
}

/** A leaf with a pointed tip, standing on the origin. */
export const leaf: Ornament = petal(0.3)

/** A running vine across `width` at height `y`: waves with leaves and flowers; closes on itself when `waves` is whole. */
export function vine(pen: Pen, width: number, y: number, amplitude: number, waves: number, flower: Ornament): void {
  const at = (x: number) => y + Math.sin((x / width) * waves * Math.PI * 2) * amplitude
  pen.beginPath()
  for (let x = -4; x <= width + 4; x += 4) pen.lineTo(x, at(x))
  pen.stroke()
  for (let i = 0; i < waves * 2; i++) {
    const x = ((i + 0.5) / (waves * 2)) * width
    const up = i % 2 === 0 ? -1 : 1
    placed(pen, x, at(x) + up * amplitude * -1.05, amplitude * 0.85, 0, flower)
    for (const step of [-0.32, 0.32]) {
      const lx = x + (step * width) / waves / 2
      placed(pen, lx, at(lx), amplitude * 0.8, (step < 0 ? -0.9 : 0.9) + (up < 0 ? Math.PI : 0), leaf)
    }
  }
}

/** A row of standing drawings with even spacing, as on a rim. */
export function row(pen: Pen, width: number, y: number, count: number, size: number, draw: Ornament, turn = 0): void {
  for (let i = 0; i < count; i++) placed(pen, ((i + 0.5) / count) * width, y, size, turn, draw)
}

/** Fills a band with a lattice of diamonds, each with its flower: the "phum khao bin" of benjarong. */
export function flowerLattice(
  pen: Pen,
  width: number,
  top: number,
  bottom: number,
  across: number,
  rows: number,
  flower: (pen: Pen, x: number, y: number, size: number, index: number) => void,
): void {
  const w = width / across
  const h = (bottom - top) / rows
  pen.save()
  pen.beginPath()
  pen.rect(0, top, width, bottom - top)
  pen.clip()
  pen.beginPath()
  for (let i = -rows; i <= across + rows; i++) {
    pen.moveTo(i * w, top)
    pen.lineTo(i * w + rows * w, bottom)
    pen.moveTo(i * w, top)
    pen.lineTo(i * w - rows * w, bottom)
  }
  pen.stroke()
  for (let r = 0; r <= rows * 2; r++)
    for (let i = 0; i <= across; i++) flower(pen, (i + (r % 2 ? 0 : 0.5)) * w - (r % 2 ? 0 : 0), top + (r * h) / 2, Math.min(w, h) * 0.5, r * 31 + i)
  pen.restore()
}
