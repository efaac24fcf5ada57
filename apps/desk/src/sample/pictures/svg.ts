/** A place in a picture's own units (one unit is one pixel at the declared size). */
export type Point = readonly [x: number, y: number]

/** Points written out, or as text: '0,0 40,-12 80,0'. */
export type Points = string | readonly Point[]

/** The points themselves, whichever way they were written. */
export const pointsOf = (points: Points): readonly Point[] =>
  typeof points === 'string'
    ? points.split(' ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y]
      })
    : points

const n = (value: number): string => String(Math.round(value * 10) / 10)
const pairs = (points: Points): string =>
  typeof points === 'string' ? points : points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')
const seen = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${seen(opacity)}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${seen(opacity)}/>`

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${seen(opacity)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${seen(opacity)}/>`

export const poly = (points: Points, fill: string, opacity = 1): string =>
  `<polygon points="${pairs(points)}" fill="${fill}"${seen(opacity)}/>`

/** A round-ended band along points: limbs, ropes, masts, ripples. */
export const band = (points: Points, color: string, width: number, opacity = 1): string =>
  `<polyline points="${pairs(points)}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${seen(opacity)}/>`

/** A round-ended band along a path's own data, for curves. */
export const arc = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${seen(opacity)}/>`

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** Puts a drawing at (x, y), scaled; a negative `scaleX` mirrors it. */
export const at = (
  x: number,
  y: number,
  scale: number,
  drawing: string,
  mirrored = false,
): string =>
  group(
    `translate(${n(x)} ${n(y)})${scale === 1 && !mirrored ? '' : ` scale(${mirrored ? -scale : scale} ${scale})`}`,
    drawing,
  )

/** Path data of a soft line through the points (Catmull-Rom turned into Bézier curves). */
export const soft = (line: Points): string => {
  const points = pointsOf(line)
  const [first, ...rest] = points
  if (!first) return ''
  const get = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? first
  const parts = rest.map((to, i) => {
    const from = get(i)
    const before = get(i - 1)
    const after = get(i + 2)
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...c1, ...c2, ...to].map(n).join(' ')}`
  })
  return `M${n(first[0])} ${n(first[1])}${parts.join('')}`
}

/** A plane whose upper edge is the soft line through the points and which reaches down to `bottom`. */
export const land = (line: Points, fill: string, bottom = 960, opacity = 1): string => {
  const points = pointsOf(line)
  const left = points[0]?.[0] ?? 0
  return path(`${soft(points)}V${n(bottom)}H${n(left)}Z`, fill, opacity)
}

/** A bar that leans along the identity's 30° diagonal, its lower left corner at (x, y). */
export const slant = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string =>
  path(
    `M${n(x)} ${n(y)}l${n(height * 0.577)} ${n(-height)}h${n(width)}l${n(-height * 0.577)} ${n(height)}z`,
    fill,
    opacity,
  )

/** A whole picture as an SVG document. */
export const picture = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`

/** A scene: 1600 by 900, the 16:9 that every card and slider shows. */
export const scene = (...parts: readonly string[]): string => picture(1600, 900, ...parts)

/**
 * A scene moved up by `lift` pixels, so that feet stay inside a crop to 2.1:1.
 * Its ground must reach below 900 by as much.
 */
export const raised = (lift: number, ...parts: readonly string[]): string =>
  scene(group(`translate(0 ${-lift})`, ...parts))

/** `count` drawings, each from its place in the row. */
export const repeat = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
