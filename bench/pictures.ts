/**
 * How well pictures are known by their look: of synthetic photographs, the share that is found after what
 * messengers and people do to them, and how many pairs of different ones are confused.
 */
import {
  brightnessOf,
  decodeLikenesses,
  LIKENESS_SIDE,
  likenessDistance,
  likenessOf,
} from '@gaashaan/contract/picture-likeness'
import sharp, { type Sharp } from 'sharp'
import { likenessesOf } from '../apps/desk/src/media/image-sizes/likeness.ts'
import { decode } from '../apps/desk/src/media/image-sizes/pixels.ts'
import { syntheticPhotograph } from './pictures/synthetic-photograph.ts'

const COUNT = Number(process.env.COUNT ?? 100)

const jpeg = (picture: Sharp, quality: number) => picture.jpeg({ quality }).toBuffer()

/** A picture without these shares of its width and height. */
async function cut(data: Buffer, left: number, top: number, right: number, bottom: number) {
  const { width, height } = await sharp(data).metadata()
  const part = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((1 - left - right) * width),
    height: Math.round((1 - top - bottom) * height),
  }
  return jpeg(sharp(data).extract(part).resize({ width: 800 }), 60)
}

const BAR = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="120"><rect width="1200" height="120"/><text x="40" y="80" font-size="60" fill="#fff">War deg deg ah</text></svg>',
)

const CHANGES: Readonly<Record<string, (data: Buffer) => Promise<Buffer>>> = {
  'compressed at 60': (data) => jpeg(sharp(data), 60),
  'compressed at 30': (data) => jpeg(sharp(data), 30),
  '320 px wide': (data) => jpeg(sharp(data).resize({ width: 320 }), 60),
  'a fifth brighter': (data) => jpeg(sharp(data).modulate({ brightness: 1.2 }), 60),
  'in grey': (data) => jpeg(sharp(data).greyscale(), 60),
  'a twentieth cut off at the right': (data) => cut(data, 0, 0, 0.05, 0),
  'a tenth cut off at the left': (data) => cut(data, 0.1, 0, 0, 0),
  'a tenth cut off at the bottom': (data) => cut(data, 0, 0, 0, 0.1),
  'a tenth of each side, half at each end': (data) => cut(data, 0.05, 0.05, 0.05, 0.05),
  'a seventh cut off at the bottom': (data) => cut(data, 0, 0, 0, 0.14),
  'a fifth cut off at the bottom': (data) => cut(data, 0, 0, 0, 0.2),
  'a bar with words over the bottom': (data) =>
    jpeg(sharp(data).composite([{ input: BAR, gravity: 'south' }]), 60),
}

/** The likeness of what a reader has. */
async function asked(data: Buffer): Promise<Uint32Array> {
  const square = { width: LIKENESS_SIDE, height: LIKENESS_SIDE, fit: 'fill' } as const
  const pixels = await decode(sharp(data).resize(square))
  return likenessOf(brightnessOf(pixels.data, pixels.raw.channels))
}

const found = new Map<string, number>()
const whole: Uint32Array[] = []
const stored: Uint32Array[] = []
let milliseconds = 0
for (let seed = 1; seed <= COUNT; seed += 1) {
  const data = await syntheticPhotograph(seed)
  const pixels = await decode(sharp(data))
  const begin = performance.now()
  const words = decodeLikenesses(await likenessesOf(pixels))
  milliseconds += performance.now() - begin
  stored.push(words)
  whole.push(await asked(data))
  for (const [name, change] of Object.entries(CHANGES)) {
    const isFound = likenessDistance(await asked(await change(data)), words) !== undefined
    found.set(name, (found.get(name) ?? 0) + Number(isFound))
  }
}
const confused = whole.flatMap((likeness, at) =>
  stored.filter((words, other) => other !== at && likenessDistance(likeness, words) !== undefined),
).length

const shares = Object.fromEntries([...found].map(([name, count]) => [name, count / COUNT]))
for (const [name, share] of Object.entries(shares)) {
  console.log(`${name.padEnd(42)}${(share * 100).toFixed(0).padStart(4)} % found`)
}
const pairs = COUNT * (COUNT - 1)
console.log(`${confused} of ${pairs} pairs of different pictures confused`)
console.log(`${(milliseconds / COUNT).toFixed(1)} ms for the likenesses of one picture at the desk`)
console.log(JSON.stringify({ count: COUNT, shares, confused, pairs }))
