import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDesk } from '@gaashaan/desk/testing/desk'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../testing/fake-api-host.ts'
import { importFrom } from '../testing/run.ts'
import { writeExport } from '../testing/write-export.ts'

const desk = testDesk()

const frame = (red: number) => ({
  create: {
    width: 16,
    height: 12,
    channels: 4 as const,
    background: { r: red, g: 0, b: 0, alpha: 0.5 },
  },
})

const animatedGif = async () => {
  const frames = await Promise.all([20, 200].map((red) => sharp(frame(red)).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer()
}

test('an animated picture becomes still, and each run reports where its original is; a transparent one stays transparent', async () => {
  const host = await startFakeApiHost({ stories: 0 })
  onTestFinished(() => host.close())
  const [gif, png] = [await animatedGif(), await sharp(frame(90)).png().toBuffer()]
  host.faults.set('/uploads/flag.gif', (response) => response.end(gif))
  host.faults.set('/uploads/mark.png', (response) => response.end(png))
  const site = host.url.origin
  const attachments = ['flag.gif', 'mark.png'].map((name, index) => ({
    id: 800 + index,
    type: 'attachment' as const,
    title: name,
    attachment: `${site}/uploads/${name}`,
  }))
  const source = { wordpress: writeExport(site, attachments) }
  const run = () => importFrom(desk.payload, source, { allowPrivate: true, language: 'so' })
  const { notes } = await run()
  const [, original = ''] =
    /^A moving picture stands still now\. .*: (.+)$/.exec(notes[0]?.note ?? '') ?? []
  expect(readFileSync(original).equals(gif)).toBe(true)
  expect((await run()).notes).toEqual(notes)
  const { docs } = await desk.payload.find({ collection: 'media', sort: 'id' })
  const transparent = docs.find(({ filename }) => filename?.startsWith('mark'))
  expect([docs.length, transparent?.mimeType]).toEqual([2, 'image/png'])
  const bytes = readFileSync(join(desk.dataDir, 'media', transparent?.filename ?? ''))
  expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false })
})
