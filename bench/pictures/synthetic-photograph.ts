import sharp from 'sharp'

/** Numbers from 0 to 1 that a seed decides (a linear congruential generator, Numerical Recipes). */
function numbersOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const WIDTH = 1_200
const HEIGHT = 800

/** A synthetic photograph as PNG: sky, ground, things before them, blur and grain. No two seeds are alike. */
export async function syntheticPhotograph(seed: number): Promise<Buffer> {
  const next = numbersOf(seed)
  const colour = () => `rgb(${[0, 1, 2].map(() => Math.round(next() * 255)).join()})`
  const horizon = HEIGHT * (0.3 + next() * 0.5)
  const things = Array.from({ length: 4 + Math.floor(next() * 10) }, () => {
    const [x, y] = [next() * WIDTH, next() * HEIGHT]
    const [width, height] = [40 + next() * 350, 40 + next() * 350]
    const turned = `transform="rotate(${next() * 90} ${x} ${y})" fill="${colour()}"`
    return next() < 0.5
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${turned}/>`
      : `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" ${turned}/>`
  })
  const sky = `<linearGradient id="sky" x1="${next()}" y1="0" x2="${next()}" y2="1">
    <stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${sky}
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    <rect y="${horizon}" width="${WIDTH}" height="${HEIGHT}" fill="${colour()}"/>${things.join('')}</svg>`
  const grain = Buffer.from(Array.from({ length: WIDTH * HEIGHT }, () => 108 + next() * 40))
  return sharp(Buffer.from(drawing))
    .blur(0.5 + next() * 4)
    .composite([
      {
        input: await sharp(grain, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
          .png()
          .toBuffer(),
        blend: 'soft-light',
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
}
