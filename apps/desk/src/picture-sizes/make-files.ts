/**
 * Makes the smaller files of one kept picture, beside it, and prints which (`MadePicture` as JSON):
 * `node make-files.ts <path of the picture>`. A process of its own: what a broken picture does to
 * the decoder happens to nobody else, and the desk keeps its processor and its memory.
 */
import { rename, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { madeName } from './file-names.ts'
import { averageColour, decode, encode } from './pixels.ts'
import { formatOptions, type MadePicture, madeFiles, widthsOf } from './recipe.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)
// An interrupt at the keyboard is for the desk, which ends this process when it ends.
process.on('SIGINT', () => undefined)

const [path = ''] = process.argv.slice(2)
const pixels = await decode(sharp(path))
const made = widthsOf(pixels.raw.width, pixels.isOpaque)
for (const { format, width } of madeFiles(made)) {
  const picture = encode(pixels).resize({ width }).toFormat(format, formatOptions(format, width))
  const file = join(dirname(path), madeName(basename(path), width, format))
  await writeFile(`${file}.part`, await picture.toBuffer())
  // A file is there whole or not at all, whenever this process ends.
  await rename(`${file}.part`, file)
}
const colour = await averageColour(pixels)
process.stdout.write(JSON.stringify({ made, colour } satisfies MadePicture))
