/**
 * Writes the variants of a stored picture beside it and prints `ImageVariants` as JSON:
 * `node resize-process.ts <path of the picture> <priority>`. It is a process of its own, so that a picture
 * that crashes the decoder or fills the memory does not end the desk.
 */
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { PICTURE_FORMATS } from '@gaashaan/contract/content/picture'
import sharp from 'sharp'
import { variantName } from './file-names.ts'
import { averageColour, decode, encode } from './pixels.ts'
import { formatOptions, type ImageVariants, variantWidths } from './variants.ts'

sharp.concurrency(1)
sharp.cache(false)
// Ctrl-C reaches this process too; the desk ends it when it stops itself.
process.on('SIGINT', () => undefined)

const [path = '', priority = '0'] = process.argv.slice(2)
setPriority(Number(priority))
const pixels = await decode(sharp(path))
const made = variantWidths(pixels.raw.width, pixels.isOpaque)
for (const width of made.avif) {
  const resized = await decode(encode(pixels).resize({ width }))
  for (const format of PICTURE_FORMATS.filter((name) => made[name].includes(width))) {
    const bytes = await encode(resized).toFormat(format, formatOptions(format, width)).toBuffer()
    await writeFile(join(dirname(path), variantName(basename(path), width, format)), bytes)
  }
}
const colour = await averageColour(pixels)
process.stdout.write(JSON.stringify({ made, colour } satisfies ImageVariants))
