import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { type RichText, richText } from '../collections/posts/rich-text.ts'
import type { Leader, Media, Operation, Post, Subcategory } from '../payload-types.ts'

/** A plain picture's bytes as PNG. */
export function pictureBytes(width = 1600, height = 900): Promise<Buffer> {
  const background = { r: 20, g: 83, b: 45 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** A minimal PDF with empty pages and a comment. */
export function pdfBytes(pages = 1, comment = ''): Buffer {
  const numbers = Array.from({ length: pages }, (_, i) => i + 3)
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...numbers.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>'),
  ]
  let text = `%PDF-1.4\n%${comment}\n`
  const offsets = objects.map((object, i) => {
    const offset = String(text.length).padStart(10, '0')
    text += `${i + 1} 0 obj${object}endobj\n`
    return `${offset} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer)
}

export async function addPicture(
  payload: Payload,
  fields: Partial<Media> = {},
  size: readonly [number, number] = [1600, 900],
): Promise<Media> {
  const data = await pictureBytes(...size)
  return payload.create({
    collection: 'media',
    data: {
      altSo: 'Doon ilaalo ah',
      altEn: 'A patrol boat',
      creditSo: 'Sawir tusaale ah',
      ...fields,
    } as Media,
    file: { data, mimetype: 'image/png', name: 'Example Boat.PNG', size: data.byteLength },
  })
}

export async function addPdf(payload: Payload, name = 'release.pdf'): Promise<Media> {
  const data = pdfBytes(1, name)
  return payload.create({
    collection: 'media',
    data: {},
    file: { data, mimetype: 'application/pdf', name, size: data.byteLength },
  })
}

/** A rich text with a media file. */
export function textWithFile(value: number): RichText {
  const text = richText([{ p: 'Qoraal.' }])
  const upload = {
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value,
    id: String(value),
    fields: {},
  }
  text.root.children.push(upload as never)
  return text
}

/** Adds a clip of the sample content. */
export async function addClip(payload: Payload, fields: Partial<Media> = {}): Promise<Media> {
  const data = await readFile(
    new URL('../../sample-content/clips/transport-plane.webm', import.meta.url),
  )
  return payload.create({
    collection: 'media',
    data: fields as Media,
    file: { data, mimetype: 'video/webm', name: 'clip.webm', size: data.byteLength },
  })
}

/** Adds a published news post with both languages public. */
export async function addPost(payload: Payload, fields: Partial<Post> = {}): Promise<Post> {
  const { so, en, ...rest } = fields
  return payload.create({
    collection: 'posts',
    data: {
      kind: 'news',
      so: { title: 'Tusaale', content: richText([{ p: 'Qoraal.' }]), state: 'public', ...so },
      en: { title: 'Sample', content: richText([{ p: 'A text.' }]), state: 'public', ...en },
      publishedAt: '2026-11-18T06:30:00.000Z',
      _status: 'published',
      ...rest,
    } as Post,
  })
}

export async function addSubcategory(
  payload: Payload,
  data: Pick<Subcategory, 'kind' | 'nameSo' | 'nameEn'>,
): Promise<Subcategory> {
  return payload.create({ collection: 'subcategories', data: { ...data, _status: 'published' } })
}

export async function addOperation(
  payload: Payload,
  fields: Partial<Operation> = {},
): Promise<Operation> {
  return payload.create({
    collection: 'operations',
    data: {
      so: { title: 'Tusaale: olole' },
      en: { title: 'Sample: campaign' },
      status: 'Active',
      featured: true,
      startDate: '2026-10-12T12:00:00.000Z',
      _status: 'published',
      ...fields,
    } as Operation,
  })
}

/** Adds a published minister with both languages public. */
export async function addLeader(payload: Payload, fields: Partial<Leader> = {}): Promise<Leader> {
  const { so, en, ...rest } = fields
  return payload.create({
    collection: 'leaders',
    data: {
      institution: 'ministry',
      role: 'minister',
      so: { name: 'Magac tusaale ah', ...so },
      en: { name: 'Sample name', ...en },
      order: 1,
      _status: 'published',
      ...rest,
    } as Leader,
  })
}

export const POST_STATES = ['draft', 'inReview', 'public', 'withdrawn'] as const

export type PostState = (typeof POST_STATES)[number]

/** Adds a post whose Somali text is in a state, as publishing would leave it; returns its id. */
export async function addPostIn(payload: Payload, state: PostState): Promise<number> {
  const wasPublic = state === 'public' || state === 'withdrawn'
  const { id } = await addPost(payload, {
    so: { title: 'Tusaale', state },
    en: { title: 'Sample', state: 'draft' },
    _status: wasPublic ? 'published' : 'draft',
  })
  return id
}
