import { between, brushed } from './brush.ts'
import { leaf, petal, placed } from './ornament.ts'
import { clouds, hash, noise } from './random.ts'
import { blend, shade } from './surface.ts'

type Pen = CanvasRenderingContext2D

/** A Thai temple hall from the side: tiers of roofs with curling finials, columns, a stair. */
function temple(pen: Pen, x: number, y: number, s: number, roof: string, gold: string, wall: string): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(s, s)
  pen.fillStyle = wall
  pen.fillRect(-150, -130, 300, 130)
  pen.fillStyle = shade(wall, -0.25)
  for (let i = -4; i <= 4; i++) pen.fillRect(i * 34 - 4, -130, 9, 130)
  pen.fillStyle = shade(wall, -0.55)
  pen.fillRect(-18, -90, 36, 90)
  pen.fillStyle = shade(wall, 0.1)
  pen.fillRect(-176, -16, 352, 18)
  const horn = (hx: number, hy: number, size: number) => {
    for (const side of [-1, 1]) {
      pen.save()
      pen.scale(side, 1)
      placed(pen, hx, hy, size, 0.7, petal(0.16))
      pen.restore()
    }
  }
  // Lower roofs reach out beside the gable, each under the next.
  const slopes = [
    [206, -118, 112, -214],
    [150, -196, 70, -300],
  ] as const
  slopes.forEach(([outX, outY, inX, inY], tier) => {
    pen.fillStyle = tier ? roof : shade(roof, -0.16)
    pen.beginPath()
    pen.moveTo(-outX, outY)
    pen.quadraticCurveTo(-(outX + inX) * 0.46, (outY + inY) * 0.5 + 16, -inX, inY)
    pen.lineTo(inX, inY)
    pen.quadraticCurveTo((outX + inX) * 0.46, (outY + inY) * 0.5 + 16, outX, outY)
    pen.closePath()
    pen.fill()
    pen.strokeStyle = gold
    pen.lineWidth = 7
    pen.stroke()
    pen.fillStyle = gold
    horn(outX - 4, outY + 6, 52)
  })
  pen.fillStyle = shade(roof, 0.06)
  pen.beginPath()
  pen.moveTo(-98, -268)
  pen.quadraticCurveTo(-44, -330, 0, -452)
  pen.quadraticCurveTo(44, -330, 98, -268)
  pen.closePath()
  pen.fill()
  pen.strokeStyle = gold
  pen.lineWidth = 8
  pen.stroke()
  // The pediment, gilded.
  pen.fillStyle = shade(gold, -0.3)
  pen.beginPath()
  pen.moveTo(-96, -128)
  pen.quadraticCurveTo(-48, -190, 0, -306)
  pen.quadraticCurveTo(48, -190, 96, -128)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.fillStyle = gold
  for (const turn of [-0.9, -0.45, 0, 0.45, 0.9]) placed(pen, 0, -142, 96 - Math.abs(turn) * 22, turn, petal(0.14))
  horn(94, -262, 50)
  horn(92, -122, 42)
  placed(pen, 0, -440, 92, 0.1, petal(0.1))
  pen.restore()
}

/** A bell-shaped chedi with its spire. */
function chedi(pen: Pen, x: number, y: number, s: number, tone: string, light: string): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(s, s)
  pen.fillStyle = tone
  pen.beginPath()
  pen.moveTo(-80, 0)
  for (const [px, py] of [
    [-80, -26],
    [-64, -26],
    [-64, -48],
    [-52, -52],
    [-48, -96],
    [-34, -132],
    [-16, -146],
    [-16, -160],
    [-11, -168],
    [-3, -300],
    [0, -330],
    [3, -300],
    [11, -168],
    [16, -160],
    [16, -146],
    [34, -132],
    [48, -96],
    [52, -52],
    [64, -48],
    [64, -26],
    [80, -26],
    [80, 0],
  ] as const)
    pen.lineTo(px, py)
  pen.fill()
  pen.fillStyle = light
  pen.globalAlpha = 0.55
  pen.beginPath()
  pen.moveTo(-46, -96)
  pen.quadraticCurveTo(-30, -136, -13, -146)
  pen.lineTo(-8, -168)
  pen.lineTo(-2, -300)
  pen.lineTo(-6, -150)
  pen.quadraticCurveTo(-18, -120, -26, -56)
  pen.fill()
  pen.globalAlpha = 1
  pen.restore()
}

/** Paints a temple by the water at one time of the day. */
export function paintTemple(pen: Pen, w: number, h: number, light: 'dusk' | 'dawn' | 'gold'): void {
  const skies = {
    dusk: ['#2b2a5c', '#5a3f78', '#b0567c', '#f0a070'],
    dawn: ['#8fb0c8', '#e8c8b0', '#f2a878', '#f7d9a8'],
    gold: ['#7a4a1c', '#b8801f', '#e0b040', '#f6e2a0'],
  } as const
  const sky = skies[light]
  const horizon = 0.68
  const dark = light === 'dusk' ? '#241c3c' : light === 'dawn' ? '#6b4a4c' : '#4a2c14'
  brushed(
    pen,
    w,
    h,
    (_x, y) =>
      y < horizon ? between(sky, y / horizon + (clouds(_x * 4, y * 7, 3, 2) - 0.5) * 0.3) : between([...sky].reverse(), (y - horizon) / (1 - horizon)),
    60,
    3,
  )
  pen.fillStyle = light === 'dusk' ? '#ffd9a0' : '#fff3d0'
  pen.globalAlpha = 0.9
  pen.beginPath()
  pen.arc(w * 0.7, h * 0.36, w * 0.085, 0, 7)
  pen.fill()
  pen.globalAlpha = 1
  for (let layer = 0; layer < 2; layer++) {
    pen.fillStyle = blend(dark, sky[2], 0.6 - layer * 0.25)
    pen.beginPath()
    pen.moveTo(0, h * horizon)
    for (let x = 0; x <= w; x += 8) pen.lineTo(x, h * (horizon - 0.05 - 0.09 * noise((x / w) * 4 + layer * 9, layer, 5) + layer * 0.04))
    pen.lineTo(w, h * horizon)
    pen.fill()
  }
  const gold = light === 'dawn' ? '#e8b860' : '#f2c860'
  const scene = (mirror: boolean) => {
    pen.save()
    if (mirror) {
      pen.translate(0, h * horizon * 2)
      pen.scale(1, -1)
      pen.globalAlpha = 0.34
    }
    chedi(pen, w * 0.2, h * horizon, w / 820, blend(gold, dark, 0.2), '#fff2cc')
    chedi(pen, w * 0.86, h * horizon, w / 1300, blend(gold, dark, 0.4), '#fff2cc')
    temple(
      pen,
      w * 0.54,
      h * horizon,
      w / 640,
      light === 'gold' ? '#8a2a20' : light === 'dusk' ? '#7a2c3c' : '#b5532f',
      gold,
      blend('#f3e6cc', dark, light === 'dusk' ? 0.4 : 0.12),
    )
    pen.restore()
  }
  scene(true)
  scene(false)
  for (let i = 0; i < 130; i++) {
    pen.strokeStyle = i % 3 ? between(sky, hash(i, 3)) : gold
    pen.globalAlpha = 0.4
    pen.lineWidth = 2 + hash(i, 5) * 4
    const y = h * (horizon + 0.02 + hash(i, 6) * 0.3)
    const x = hash(i, 7) * w
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + 30 + hash(i, 8) * 110, y + (hash(i, 9) - 0.5) * 4)
    pen.stroke()
  }
  pen.globalAlpha = 1
  for (const side of [0, 1])
    for (let k = 0; k < 9; k++) {
      pen.fillStyle = shade(dark, hash(k, side) * 0.12)
      placed(pen, side ? w * 1.0 : 0, h * (side ? 0.22 : 0.13), w * 0.4, (side ? Math.PI + 0.3 : 0.3) + (k - 4) * 0.24 + Math.PI / 2, petal(0.07))
    }
}

/** One elephant walking to the right, from its path; the origin is between its feet. */
export function elephantShape(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(-0.5, 0)
  pen.bezierCurveTo(-0.52, -0.24, -0.56, -0.42, -0.5, -0.56)
  pen.bezierCurveTo(-0.4, -0.76, 0.0, -0.76, 0.16, -0.7)
  pen.bezierCurveTo(0.24, -0.86, 0.46, -0.86, 0.52, -0.68)
  pen.bezierCurveTo(0.58, -0.5, 0.58, -0.3, 0.6, -0.14)
  pen.bezierCurveTo(0.62, -0.04, 0.72, -0.06, 0.74, -0.16)
  pen.bezierCurveTo(0.78, -0.04, 0.66, 0.06, 0.56, 0)
  pen.bezierCurveTo(0.48, -0.06, 0.48, -0.3, 0.42, -0.42)
  pen.bezierCurveTo(0.36, -0.4, 0.32, -0.38, 0.28, -0.36)
  pen.lineTo(0.28, 0)
  pen.lineTo(0.1, 0)
  pen.bezierCurveTo(0.1, -0.14, 0.08, -0.22, 0.02, -0.28)
  pen.bezierCurveTo(-0.1, -0.24, -0.2, -0.24, -0.28, -0.28)
  pen.bezierCurveTo(-0.32, -0.18, -0.32, -0.1, -0.32, 0)
  pen.closePath()
  pen.fill()
}

/** Paints a family of elephants with their finery, between grasses and a large sun. */
export function paintElephants(pen: Pen, w: number, h: number, hex: string): void {
  const pale = blend(hex, '#f6ead0', 0.82)
  brushed(pen, w, h, (x, y) => blend(y > 0.76 ? blend(hex, '#6b4a2c', 0.5) : pale, hex, y > 0.76 ? 0.2 : 0.1 + clouds(x * 3, y * 3, 3, 4) * 0.3), 70, 5)
  pen.fillStyle = blend('#e8703a', hex, 0.12)
  pen.globalAlpha = 0.92
  pen.beginPath()
  pen.arc(w * 0.5, h * 0.4, w * 0.3, 0, 7)
  pen.fill()
  pen.globalAlpha = 1
  const herd = [
    [0.41, 0.8, 0.6],
    [0.72, 0.86, 0.27],
  ] as const
  for (const [x, y, size] of herd) {
    const body = shade(hex, -0.45)
    placed(pen, w * x, h * y, w * size, 0, (p) => {
      p.fillStyle = body
      elephantShape(p)
      p.fillStyle = shade(hex, -0.28)
      p.beginPath()
      p.moveTo(0.16, -0.66)
      p.bezierCurveTo(0.0, -0.66, 0.02, -0.34, 0.16, -0.3)
      p.bezierCurveTo(0.28, -0.36, 0.28, -0.6, 0.16, -0.66)
      p.fill()
      p.strokeStyle = body
      p.lineWidth = 0.018
      p.beginPath()
      p.moveTo(-0.51, -0.5)
      p.bezierCurveTo(-0.6, -0.4, -0.58, -0.26, -0.6, -0.2)
      p.stroke()
      p.fillStyle = '#f6ead0'
      p.beginPath()
      p.moveTo(0.46, -0.4)
      p.quadraticCurveTo(0.58, -0.34, 0.68, -0.42)
      p.quadraticCurveTo(0.58, -0.28, 0.45, -0.34)
      p.fill()
      p.beginPath()
      p.arc(0.42, -0.62, 0.016, 0, 7)
      p.fill()
      p.fillStyle = '#c23a2e'
      p.beginPath()
      p.moveTo(-0.36, -0.72)
      p.lineTo(0.04, -0.735)
      p.lineTo(0.02, -0.36)
      p.lineTo(-0.34, -0.36)
      p.fill()
      p.strokeStyle = '#f0c050'
      p.lineWidth = 0.016
      p.stroke()
      p.fillStyle = '#f0c050'
      for (let k = 0; k < 3; k++)
        for (let r = 0; r < 3; r++)
          placed(p, -0.27 + k * 0.11, -0.62 + r * 0.1, 0.038, 0, (q) => {
            for (let n = 0; n < 4; n++) placed(q, 0, 0, 1, (n * Math.PI) / 2, petal(0.4))
          })
      for (let k = 0; k < 9; k++) placed(p, -0.34 + k * 0.045, -0.355, 0.05, Math.PI, petal(0.3))
      for (let k = 0; k < 5; k++)
        placed(p, 0.3 + k * 0.05, -0.79 + Math.abs(k - 2) * 0.02, 0.035, 0, (q) => {
          q.beginPath()
          q.arc(0, 0, 0.5, 0, 7)
          q.fill()
        })
    })
  }
  for (let i = 0; i < 90; i++) {
    pen.fillStyle = i % 4 ? blend('#3f5a2c', hex, hash(i, 3) * 0.6) : blend('#e0b040', hex, 0.2)
    placed(pen, hash(i, 5) * w, h * (0.86 + hash(i, 6) * 0.16), h * (0.06 + hash(i, 7) * 0.1), (hash(i, 8) - 0.5) * 0.9, petal(0.07))
  }
}

/** Paints a lotus pond: one great flower, buds and round leaves. */
export function paintLotus(pen: Pen, w: number, h: number, hex: string): void {
  const water = hex === '#4f7fae' ? '#28486e' : hex === '#e9e4d4' ? '#3f5f5a' : '#2f5a5a'
  brushed(pen, w, h, (x, y) => blend(water, '#dfe6d8', (1 - y) * 0.5 + (clouds(x * 3, y * 5, 3, 6) - 0.5) * 0.4), 74, 9)
  const pad = (x: number, y: number, r: number, i: number) => {
    const tone = blend('#3f6b45', water, 0.2 + hash(i, 2) * 0.3)
    pen.save()
    pen.translate(x, y)
    pen.scale(1, 0.42)
    pen.fillStyle = tone
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, r, 0.35 + i, 6.0 + i)
    pen.fill()
    pen.strokeStyle = shade(tone, 0.25)
    pen.lineWidth = 4
    for (let k = 0; k < 12; k++) {
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.lineTo(Math.cos(k * 0.5 + i + 0.4) * r * 0.92, Math.sin(k * 0.5 + i + 0.4) * r * 0.92)
      pen.stroke()
    }
    pen.restore()
  }
  for (let i = 0; i < 11; i++) pad(hash(i, 3) * w, h * (0.52 + hash(i, 4) * 0.46), w * (0.13 + hash(i, 5) * 0.12), i)
  const bloomAt = (x: number, y: number, s: number, foot: number) => {
    pen.strokeStyle = blend('#4d7a4a', water, 0.25)
    pen.lineWidth = s * 0.05
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x - s * 0.16, (y + foot) / 2, x + s * 0.05, foot)
    pen.stroke()
    const rings = [
      [1.25, 0.74, 0.24, 0.3],
      [-1.25, 0.74, 0.24, 0.3],
      [0.92, 0.92, 0.25, 0.18],
      [-0.92, 0.92, 0.25, 0.18],
      [0.56, 1, 0.25, 0.08],
      [-0.56, 1, 0.25, 0.08],
      [0.26, 1.04, 0.24, -0.02],
      [-0.26, 1.04, 0.24, -0.02],
      [0, 1.02, 0.25, -0.1],
    ] as const
    for (const [turn, long, wide, dark] of rings)
      placed(pen, x, y, s * long, turn, (p) => {
        const gradient = p.createLinearGradient(0, 0, 0, -1)
        gradient.addColorStop(0, shade(hex, -0.05 - dark))
        gradient.addColorStop(0.45, shade(hex, 0.3 - dark))
        gradient.addColorStop(1, blend(hex, hex === '#e9e4d4' ? '#f0c8c8' : '#b8305c', hex === '#4f7fae' ? 0 : 0.25))
        p.fillStyle = gradient
        petal(wide)(p)
        p.strokeStyle = 'rgba(255,255,255,.4)'
        p.lineWidth = 0.008
        for (const k of [-0.06, 0, 0.06]) {
          p.beginPath()
          p.moveTo(k * 0.5, -0.2)
          p.quadraticCurveTo(k * 1.6, -0.55, k * 0.4, -0.9)
          p.stroke()
        }
      })
    pen.fillStyle = '#e8c040'
    for (let k = 0; k < 16; k++) {
      pen.beginPath()
      pen.arc(x + (hash(k, 3) - 0.5) * s * 0.3, y - s * (0.16 + hash(k, 5) * 0.1), s * 0.014, 0, 7)
      pen.fill()
    }
  }
  bloomAt(w * 0.74, h * 0.44, w * 0.2, h * 0.8)
  bloomAt(w * 0.43, h * 0.6, w * 0.44, h * 0.92)
  pen.fillStyle = hex
  pen.strokeStyle = blend('#4d7a4a', water, 0.25)
  pen.lineWidth = 9
  pen.beginPath()
  pen.moveTo(w * 0.2, h * 0.3)
  pen.quadraticCurveTo(w * 0.16, h * 0.5, w * 0.22, h * 0.8)
  pen.stroke()
  for (const turn of [-0.25, 0.25, 0]) {
    pen.fillStyle = shade(hex, turn ? -0.1 : 0.12)
    placed(pen, w * 0.2, h * 0.32, w * 0.19, turn, petal(0.24))
  }
  pad(w * 0.86, h * 0.93, w * 0.26, 20)
  pad(w * 0.14, h * 0.96, w * 0.24, 23)
  pen.fillStyle = 'rgba(230,240,230,.4)'
  for (let k = 0; k < 60; k++) placed(pen, hash(k, 11) * w, h * (0.4 + hash(k, 12) * 0.6), 30 + hash(k, 13) * 50, Math.PI / 2, leaf)
}
