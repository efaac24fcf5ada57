import { DEEP, SEA, SKY, WHITE } from '../palette.ts'
import { path, rect, repeat } from '../svg.ts'

/** A plane with a gently waved upper edge at `y`, reaching down to `bottom`. */
export const swell = (
  y: number,
  fill: string,
  height = 12,
  length = 200,
  phase = 0,
  bottom = 900,
): string => {
  const half = length / 2
  const waves = Math.ceil((1600 + length * 2) / half)
  return path(
    `M${-length + phase} ${y}q${half / 2} ${-height} ${half} 0${`t${half} 0`.repeat(waves)}V${bottom}H${-length}Z`,
    fill,
  )
}

/** Colours of a sea from the horizon to the foreground. */
export const SEAS = {
  day: ['#5394DD', '#3579CB', '#2668B8', DEEP, '#153E6B'],
  dawn: [SEA, DEEP, '#17508C', '#153E6B', '#12294A'],
  dusk: ['#6F8AA0', '#3F6C9C', '#2A568A', '#1D4370', '#12294A'],
  night: ['#1D4474', '#173763', '#122C52', '#0D2140', '#0A1830'],
  rain: ['#8CA3BA', '#6F8AA6', '#5A7896', '#486685', '#3A5673'],
} as const

/** The sea from the horizon at `y` to the lower edge; `front` is where the foreground waves begin. */
export const sea = (name: keyof typeof SEAS, y: number, front = 760): string => {
  const [far, main, near, nearer, last] = SEAS[name]
  const step = (900 - front) / 3
  return (
    rect(0, y, 1600, 900 - y, main) +
    rect(0, y, 1600, 26, far) +
    swell(front, near, 12, 360, 40) +
    swell(front + step, nearer, 12, 360, 190) +
    swell(front + step * 2, last, 12, 360, 90)
  )
}

/** Short light strokes on water within a box, the same every time. */
export const ripples = (
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  color: string = SKY,
  opacity = 0.7,
): string =>
  repeat(count, (i) => {
    const length = 60 + ((i * 53) % 90)
    return rect(
      x + ((i * 317) % Math.max(width - length, 1)),
      y + ((i * 89) % Math.max(height, 1)),
      length,
      6,
      color,
      3,
      opacity,
    )
  })

/** The sun's way over the water: bars under (x, y). */
export const glitter = (x: number, y: number, color = '#F6DFA9', count = 7): string =>
  repeat(count, (i) => {
    const half = [150, 115, 160, 95, 148, 80, 114][i % 7] ?? 100
    return rect(x - half + (i % 2 ? 8 : -6), y + i * 26, half * 2, 9, color, 4.5, 0.85)
  })

/** Foam where a hull `width` wide meets the water. */
export const foam = (x: number, y: number, width: number, color = WHITE): string => {
  const w = width / 4
  return path(
    `M${x} ${y}q${w} -22 ${w * 2} -10q${w} 8 ${w * 2} 6v22q${-w / 2} 12 ${-w} 2t${-w} 0t${-w} 0t${-w} 0z`,
    color,
  )
}
