import {
  brightnessOf,
  type Crop,
  encodeLikenesses,
  LIKENESS_CROPS,
  LIKENESS_SIDE,
  likenessOf,
} from '@gaashaan/contract/picture-likeness'
import sharp from 'sharp'
import { decode, encode, type Pixels } from './pixels.ts'

/** The side to which a picture is scaled once, since each of its parts is scaled from there. */
const WHOLE_SIDE = 512

const WHOLE: Crop = { left: 0, top: 0, right: 0, bottom: 0 }

/** The likenesses of a picture and of its parts, as `encodeLikenesses` writes them. */
export async function likenessesOf(pixels: Pixels): Promise<string> {
  const whole = await decode(
    encode(pixels)
      .flatten({ background: '#ffffff' })
      .resize({ width: WHOLE_SIDE, height: WHOLE_SIDE, fit: 'fill' }),
  )
  const words: number[] = []
  for (const { left, top, right, bottom } of [WHOLE, ...LIKENESS_CROPS]) {
    const part = sharp(whole.data, { raw: whole.raw }).extract({
      left: Math.round(left * WHOLE_SIDE),
      top: Math.round(top * WHOLE_SIDE),
      width: Math.round((1 - left - right) * WHOLE_SIDE),
      height: Math.round((1 - top - bottom) * WHOLE_SIDE),
    })
    const square = { width: LIKENESS_SIDE, height: LIKENESS_SIDE, fit: 'fill' } as const
    const { data, raw } = await decode(part.resize(square))
    words.push(...likenessOf(brightnessOf(data, raw.channels)))
  }
  return encodeLikenesses(Uint32Array.from(words))
}
