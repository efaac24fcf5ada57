import { readFile } from 'node:fs/promises'
import type { File } from 'payload'
import sharp from 'sharp'
import type { PortraitName, SceneName } from '../../sample-content/pictures/alt-texts.ts'
import { SAMPLE_CREDIT } from './credit.ts'
import { PAPERS } from './papers.ts'
import { type Picture, PORTRAITS, SCENES } from './pictures.ts'
import { clipNames, usedPortraits, usedScenes } from './used-assets.ts'
import type { Write } from './write-documents.ts'

/** Ids of the uploaded media, by the names in the content. */
export interface Uploads {
  readonly scenes: ReadonlyMap<SceneName, number>
  readonly portraits: ReadonlyMap<PortraitName, number>
  /** By file name, `tender-2026-01-so.pdf`. */
  readonly papers: ReadonlyMap<string, number>
  /** By file name, `patrol-boats-dusk.webm`. */
  readonly clips: ReadonlyMap<string, number>
}

const toFile = (name: string, mimetype: string, data: Buffer): File => ({
  name,
  mimetype,
  data,
  size: data.byteLength,
})

/** Uploads pictures as PNG files; while one is uploaded, the next is rendered. */
async function uploadPictures<Name extends string>(
  write: Write,
  names: readonly Name[],
  pictures: Readonly<Record<Name, Picture>>,
  prefix: string,
): Promise<Map<Name, number>> {
  const ids = new Map<Name, number>()
  const render = (name: Name | undefined) =>
    name && sharp(pictures[name].file).png({ compressionLevel: 9 }).toBuffer()
  let next = render(names[0])
  for (const [i, name] of names.entries()) {
    const png = await next
    next = render(names[i + 1])
    // If the upload fails, nobody awaits the next render, whose error must be handled.
    next?.catch(() => undefined)
    if (png === undefined) throw new Error(`${name} was not rendered`)
    const { alt } = pictures[name]
    const data = { altSo: alt.SO, altEn: alt.EN, ...SAMPLE_CREDIT }
    ids.set(name, await write('media', data, toFile(`${prefix}${name}.png`, 'image/png', png)))
  }
  return ids
}

async function uploadPapers(write: Write): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { name, file } of PAPERS) {
    const pdf = await readFile(file)
    ids.set(name, await write('media', {}, toFile(name, 'application/pdf', pdf)))
  }
  return ids
}

const CLIPS = new URL('../../sample-content/clips/', import.meta.url)

/** The only clip with captions. */
const CAPTIONED_CLIP = 'patrol-boats-dusk.webm'

async function uploadCaptions(write: Write, clip: string) {
  if (clip !== CAPTIONED_CLIP) return {}
  const upload = async (language: 'so' | 'en') => {
    const name = clip.replace('.webm', `.${language}.vtt`)
    const captions = await readFile(new URL(name, CLIPS))
    return write('media', {}, toFile(name, 'text/vtt', captions))
  }
  return { captionsSo: await upload('so'), captionsEn: await upload('en') }
}

async function uploadClips(write: Write): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of clipNames) {
    const clip = await readFile(new URL(name, CLIPS))
    const data = { ...SAMPLE_CREDIT, ...(await uploadCaptions(write, name)) }
    ids.set(name, await write('media', data, toFile(name, 'video/webm', clip)))
  }
  return ids
}

/** Uploads every picture, file and clip of the content; `report` gets a line after each kind. */
export async function uploadFiles(write: Write, report: (line: string) => void): Promise<Uploads> {
  const scenes = await uploadPictures(write, usedScenes, SCENES, '')
  report(`${scenes.size} pictures`)
  const portraits = await uploadPictures(write, usedPortraits, PORTRAITS, 'portrait-')
  report(`${portraits.size} portraits`)
  const papers = await uploadPapers(write)
  report(`${papers.size} files to download`)
  const clips = await uploadClips(write)
  report(`${clips.size} clips`)
  return { scenes, portraits, papers, clips }
}
