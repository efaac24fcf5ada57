import { SEAS, swell } from '../pictures/shapes/sea.ts'
import { beam, birds, cloud } from '../pictures/shapes/sky.ts'
import { ellipse, group } from '../pictures/svg.ts'

/** What moves before a still scene at `t`, from 0 at the start to 1 at the end; SVG of 1600 by 900. */
export type Motion = (t: number) => string

const wave = (t: number, turns: number, shift = 0): number =>
  Math.sin(2 * Math.PI * (t * turns + shift))

/** The foreground waves of a sea, rolling over the still ones; `tops` are their heights in the scene. */
export const rollingSea =
  (name: keyof typeof SEAS, tops: readonly [number, number, number]): Motion =>
  (t) =>
    tops
      .map((top, i) => {
        const color = SEAS[name][i + 2] ?? SEAS[name][4]
        const phase = (i * 130 + (1 - t) * 360 * (1.2 + i * 0.3)) % 360
        return swell(top - 6 + 4 * wave(t, 2, i / 3), color, 16, 360, phase)
      })
      .join('')

/** Birds that fly from (x, y) over `dx` and beat their wings. */
export const flyingBirds =
  (x: number, y: number, dx: number, scale: number, color: string): Motion =>
  (t) =>
    group(
      `translate(${x + dx * t} ${y - 40 * t}) scale(${scale} ${scale * (0.75 + 0.45 * wave(t, 9))})`,
      birds(0, -12, 1, color),
    )

/** A cloud that drifts over `dx`. */
export const driftingCloud =
  (x: number, y: number, dx: number, scale: number, opacity: number): Motion =>
  (t) =>
    cloud(x + dx * t, y, scale, opacity)

/** A lamp's two beams, to the left and to the right, that brighten in turn. */
export const turningLamp =
  (x: number, y: number): Motion =>
  (t) => {
    const light = (shift: number) => Math.max(0, wave(t, 2, shift)) * 0.34
    return (
      beam(x, y, [-40, 300], [-40, 500], light(0)) +
      beam(x, y, [1640, 390], [1640, 590], light(0.5))
    )
  }

/** Sand that the wind carries along the ground at `y`. */
export const blowingSand =
  (y: number, color: string): Motion =>
  (t) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = ((i * 257 + t * (700 + 60 * (i % 4))) % 2000) - 200
      return ellipse(x, y + ((i * 37) % 90), 130 + (i % 3) * 40, 5, color, 0.4)
    }).join('')
