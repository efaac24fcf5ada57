/**
 * Makes the smaller files of one kept picture, beside it, and prints which (`MadePicture` as JSON):
 * `node resize-process.ts <path of the picture> <priority>`. A process of its own: what a broken picture does to
 * the decoder happens to nobody else, and the desk keeps its processor and its memory.
 */
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { PICTURE_FORMATS } from '@gaashaan/contract'
import sharp from 'sharp'
import { variantName } from './file-names.ts'
import { averageColour, decode, encode } from './pixels.ts'
import { formatOptions, type ImageVariant, widthsOf } from './recipe.ts'

sharp.concurrency(1)
sharp.cache(false)
// An interrupt at the keyboard is for the desk, which ends this process when it ends.
process.on('SIGINT', () => undefined)

const [path = '', priority = '0'] = process.argv.slice(2)
setPriority(Number(priority))
const pixels = await decode(sharp(path))
const made = widthsOf(pixels.raw.width, pixels.isOpaque)
for (const width of made.avif) {
  const resized = await decode(encode(pixels).resize({ width }))
  for (const format of PICTURE_FORMATS.filter((name) => made[name].includes(width))) {
    const bytes = await encode(resized).toFormat(format, formatOptions(format, width)).toBuffer()
    await writeFile(join(dirname(path), variantName(basename(path), width, format)), bytes)
  }
}
const colour = await averageColour(pixels)
process.stdout.write(JSON.stringify({ made, colour } satisfies ImageVariant))
