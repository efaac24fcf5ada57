import { expect, test } from 'vitest'
import { createFileInspector, type InspectFile } from '../media/files/inspect-file.ts'
import type { Media, Post } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addClip, addPdf, addPicture, addPost } from '../testing/documents.ts'
import { richText } from './posts/rich-text.ts'

let inspectFile: InspectFile
const desk = testDesk(async (payload) => {
  inspectFile = createFileInspector(payload)
})

/** A rich text of one paragraph and these nodes. */
function textWith(...nodes: object[]): NonNullable<Post['so']>['content'] {
  const { root } = richText([{ p: 'Qoraal.' }])
  return { root: { ...root, children: [...root.children, ...nodes] } } as never
}

const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '1', blockType, blockName: '', ...fields },
})

test('an article has its attachments, videos and captions', async () => {
  const file = await addPdf(desk.payload, 'qorshe.pdf')
  const picture = await addPicture(desk.payload)
  const upload = {
    type: 'upload',
    version: 3,
    format: '',
    relationTo: 'media',
    id: 'a',
    value: picture.id,
    fields: { caption: 'Doonta oo roondeynaysa' },
  }
  const content = textWith(
    block('attachment', { file: file.id, title: 'Qorshaha' }),
    block('video', { address: 'https://youtu.be/abcdefghijk', caption: 'Xafladda' }),
    upload,
  )
  const { id } = await addPost(desk.payload, { so: { title: 'Cinwaan', content, state: 'public' } })
  const post = (await desk.data('post', 'language=SO', String(id))) as { content: string }
  expect(post.content).toContain(`<a href="/media/${file.filename}">Qorshaha</a>`)
  expect(post.content).toContain(
    '<a href="https://www.youtube.com/watch?v=abcdefghijk">Xafladda</a>',
  )
  expect(post.content).toContain(
    '<figcaption>Doonta oo roondeynaysa · Xigashada sawirka: Sawir tusaale ah</figcaption>',
  )
})

test('the files in an article are public while the article is', async () => {
  const { payload } = desk
  const [file, poster] = [await addPdf(payload, 'lifaaq.pdf'), await addPicture(payload)]
  const clip = await addClip(payload, { poster: poster.id, captionSo: 'Duulimaadka' })
  const content = textWith(
    block('attachment', { file: file.id }),
    block('video', { clip: clip.id }),
  )
  const so = { title: 'Cinwaan', content, state: 'public' } as const
  const { id } = await addPost(payload, { so, picture: null })
  const post = (await desk.data('post', 'language=SO', String(id))) as { content: string }
  expect(post.content).toContain(`poster="/media/${poster.filename}"`)
  expect(post.content).toContain('<figcaption>Duulimaadka</figcaption>')
  const kinds = async () => {
    const inspect = ({ filename }: Media) => inspectFile(filename ?? '', new Headers(), null)
    return (await Promise.all([file, clip, poster].map(inspect))).map(({ kind }) => kind)
  }
  expect(await kinds()).toEqual(['public', 'public', 'public'])
  await expect(payload.delete({ collection: 'media', id: file.id })).rejects.toThrow(/Cinwaan/)
  await payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
  expect(await kinds()).toEqual(['none', 'none', 'none'])
})

test.each([{}, { address: 'https://evil.example/watch?v=abcdefghijk' }])(
  'a text with an invalid video is not published: %j',
  async (fields) => {
    const content = textWith(block('video', fields))
    const post = addPost(desk.payload, { en: { title: 'Title', content, state: 'public' } })
    await expect(post).rejects.toThrow(/English > Text > Address at YouTube/)
  },
)
