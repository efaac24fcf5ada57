/**
 * Makes the sample clips anew from the scenes: `node src/sample/clips/make-clips.ts`, which needs
 * ffmpeg with VP9. Their files are kept in the repository, so that nobody else needs it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { SCENES } from '../pictures/index.ts'
import { CLIPS, type Clip, type View } from './clips.ts'

const SECONDS = 6
const PER_SECOND = 24
const WIDTH = 640
const HEIGHT = 360

const eased = (t: number): number => t * t * (3 - 2 * t)

function viewAt({ from, to }: Clip, t: number): View {
  const between = (key: keyof View) => from[key] + (to[key] - from[key]) * eased(t)
  return { x: between('x'), y: between('y'), zoom: between('zoom') }
}

/** One frame's pixels, three bytes each. */
function frame(still: string, clip: Clip, t: number): Promise<Buffer> {
  const { x, y, zoom } = viewAt(clip, t)
  const [width, height] = [1600 / zoom, 900 / zoom]
  const box = `${x - width / 2} ${y - height / 2} ${width} ${height}`
  const moving = clip.motions.map((motion) => motion(t)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${box}">${still}${moving}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

function encoder(file: string) {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${PER_SECOND} -i -`
  // Bit-exact and on one thread, so that the same scene always makes the same file.
  const output =
    '-an -c:v libvpx-vp9 -pix_fmt yuv420p -crf 40 -b:v 0 -g 72 -deadline good -cpu-used 2 -threads 1 -fflags +bitexact -flags:v +bitexact'
  const options = `-v error -y ${input} ${output}`.split(' ')
  return spawn('ffmpeg', [...options, file], { stdio: ['pipe', 'inherit', 'inherit'] })
}

for (const [name, clip] of Object.entries(CLIPS)) {
  const still = SCENES[name as keyof typeof CLIPS].draw()
  const ffmpeg = encoder(fileURLToPath(new URL(`${name}.webm`, import.meta.url)))
  const frames = SECONDS * PER_SECOND
  for (let i = 0; i < frames; i++) {
    const pixels = await frame(still, clip, i / (frames - 1))
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`${name}: ffmpeg ended with ${code}`)
  console.log(`${name}.webm`)
}
