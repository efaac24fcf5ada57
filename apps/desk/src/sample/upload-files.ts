import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@gaashaan/contract'
import type { File } from 'payload'
import { clipNames, usedPortraits, usedScenes } from './content/used.ts'
import { SAMPLE_CREDIT } from './credit.ts'
import { PAPER_POSTS, paperName, paperOf } from './papers.ts'
import { drawPaper } from './pdf/draw-paper.ts'
import type { PaperKind } from './pdf/paper-words.ts'
import { PORTRAITS, type PortraitName, SCENES, type SceneName } from './pictures/index.ts'
import { renderScene } from './pictures/render.ts'
import type { Write } from './write-documents.ts'

/** Ids in `media` by the names that the content uses. */
export interface Uploads {
  readonly scenes: ReadonlyMap<SceneName, number>
  readonly portraits: ReadonlyMap<PortraitName, number>
  /** By file name, `tender-2026-01-so.pdf`. */
  readonly papers: ReadonlyMap<string, number>
  /** By file name, `patrol-boats-dusk.webm`. */
  readonly clips: ReadonlyMap<string, number>
}

const fileOf = (name: string, mimetype: string, data: Buffer): File => ({
  name,
  mimetype,
  data,
  size: data.byteLength,
})

type Drawing = (typeof SCENES)[SceneName]

/** Uploads drawings one by one while the next is being rendered. */
async function uploadDrawings<Name extends string>(
  write: Write,
  names: readonly Name[],
  drawings: Readonly<Record<Name, Drawing>>,
  prefix: string,
): Promise<Map<Name, number>> {
  const ids = new Map<Name, number>()
  const render = (name: Name | undefined) =>
    name === undefined ? undefined : renderScene(drawings[name], drawings[name].width)
  let next = render(names[0])
  for (const [i, name] of names.entries()) {
    const png = await next
    next = render(names[i + 1])
    // A failing upload must not leave the render behind it unheard.
    next?.catch(() => undefined)
    if (png === undefined) throw new Error(`${name} was not rendered`)
    const { alt } = drawings[name]
    const data = { altSo: alt.SO, altEn: alt.EN, ...SAMPLE_CREDIT }
    ids.set(name, await write('media', data, fileOf(`${prefix}${name}.png`, 'image/png', png)))
  }
  return ids
}

async function uploadPapers(write: Write): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [kind, posts] of Object.entries(PAPER_POSTS)) {
    for (const post of posts) {
      for (const language of LANGUAGES) {
        const name = paperName(post, language)
        const pdf = await drawPaper(paperOf(kind as PaperKind, post, language))
        ids.set(name, await write('media', {}, fileOf(name, 'application/pdf', pdf)))
      }
    }
  }
  return ids
}

/** The clip that shows what captions look like. */
const WITH_CAPTIONS = 'patrol-boats-dusk.webm'

async function uploadCaptions(write: Write, clip: string) {
  if (clip !== WITH_CAPTIONS) return {}
  const upload = async (language: 'so' | 'en') => {
    const name = clip.replace('.webm', `.${language}.vtt`)
    const captions = await readFile(new URL(`clips/${name}`, import.meta.url))
    return write('media', {}, fileOf(name, 'text/vtt', captions))
  }
  return { captionsSo: await upload('so'), captionsEn: await upload('en') }
}

async function uploadClips(write: Write): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of clipNames) {
    const clip = await readFile(new URL(`clips/${name}`, import.meta.url))
    const data = { ...SAMPLE_CREDIT, ...(await uploadCaptions(write, name)) }
    ids.set(name, await write('media', data, fileOf(name, 'video/webm', clip)))
  }
  return ids
}

/** Uploads every picture, file and clip that the content uses; `say` gets a line after each part. */
export async function uploadFiles(write: Write, say: (line: string) => void): Promise<Uploads> {
  const scenes = await uploadDrawings(write, usedScenes, SCENES, '')
  say(`${scenes.size} pictures`)
  const portraits = await uploadDrawings(write, usedPortraits, PORTRAITS, 'portrait-')
  say(`${portraits.size} portraits`)
  const papers = await uploadPapers(write)
  say(`${papers.size} files to download`)
  const clips = await uploadClips(write)
  say(`${clips.size} clips`)
  return { scenes, portraits, papers, clips }
}
