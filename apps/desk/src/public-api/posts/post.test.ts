import { PostSchema, parseResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { richText } from '../../collections/posts/rich-text.ts'
import { resizePending } from '../../media/image-sizes/resize-pending.ts'
import { testDesk } from '../../testing/desk.ts'
import { addClip, addPdf, addPicture, addPost, addSubcategory } from '../../testing/documents.ts'

const desk = testDesk()

function vttFile(name: string) {
  const data = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${name}\n`)
  return { data, mimetype: 'text/vtt', name: `${name}.vtt`, size: data.byteLength }
}

const read = (id: number, language = 'SO') => desk.call('post', `language=${language}`, String(id))

test('a post has its text, picture, subcategory and languages', async () => {
  const { payload } = desk
  const names = { kind: 'news', nameSo: 'Badda', nameEn: 'Maritime' } as const
  const subcategory = await addSubcategory(payload, names)
  const picture = await addPicture(payload)
  const { id } = await addPost(payload, { subcategory: subcategory.id, picture: picture.id })
  const { status, json } = await read(id, 'EN')
  expect(status).toBe(200)
  const url = `/media/${picture.filename}`
  expect(json).toMatchObject({
    success: true,
    data: {
      id,
      title: 'Sample',
      content: '<p>A text.</p>',
      post_url: url,
      created_at: '2026-11-18T06:30:00.000Z',
      subcategory_name: 'Maritime',
      category_id: 6,
      picture: { url, width: 1600, height: 900, alt: 'A patrol boat', credit: null },
      languages: ['SO', 'EN'],
    },
  })
  expect(parseResponse(PostSchema, json)?.picture).toMatchObject({ colour: '#14532d', sizes: [] })
})

test('a subcategory that is not public yet is not named at its posts', async () => {
  const { payload } = desk
  const data = { kind: 'news', nameSo: 'Cusub', _status: 'draft' } as const
  const { id: subcategory } = await payload.create({ collection: 'subcategories', data })
  const { id } = await addPost(payload, { subcategory })
  expect((await read(id)).json).toMatchObject({ data: { id, subcategory_name: null } })
})

test('everything in a rich text becomes HTML', async () => {
  const content = richText([
    { h2: 'Heading' },
    { p: 'Some **strong** and _slanted_ words.' },
    { list: ['one', 'two'] },
    { numbered: ['first'] },
    { quote: 'Said.' },
    { link: { text: 'away', url: 'https://tusaale.example/?a=1&b=2' } },
    { p: '<script>alert(1)</script>' },
    { link: { text: 'bad', url: 'javascript:alert(1)' } },
  ])
  const { id } = await addPost(desk.payload, { so: { title: 'T', content, state: 'public' } })
  const { json } = await read(id)
  const html = String((json as { data: { content: string } }).data.content)
  expect(html).toContain('<h2>Heading</h2>')
  expect(html).toContain('Some <strong>strong</strong> and <em>slanted</em> words.')
  expect(html).toContain('<ul><li>one</li><li>two</li></ul>')
  expect(html).toContain('<ol><li>first</li></ol>')
  expect(html).toContain('<blockquote>Said.</blockquote>')
  expect(html).toContain('href="https://tusaale.example/?a=1&amp;b=2"')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|javascript:/)
})

test('a picture inside a text has alternative text in the language, and its sizes once they exist', async () => {
  const { payload } = desk
  const picture = await addPicture(payload, {}, [400, 225])
  const upload = {
    type: 'upload',
    version: 3,
    format: '',
    fields: null,
    id: '6900000000000000000000aa',
    relationTo: 'media',
    value: picture.id,
  }
  const { root } = richText([{ p: 'Before' }])
  const content = { root: { ...root, children: [...root.children, upload] } } as never
  const { id } = await addPost(payload, { en: { title: 'T', content, state: 'public' } })
  const html = async () => {
    const { json } = await read(id, 'EN')
    return (json as { data: { content: string } }).data.content
  }
  const before = await html()
  expect(before).toContain(`src="/media/${picture.filename}"`)
  expect(before).toContain('alt="A patrol boat"')
  expect(before).not.toMatch(/srcset|picture>/)
  await resizePending(payload)
  const after = await html()
  expect(after).toMatch(
    /<source type="image\/avif" srcset="\S+\.avif 160w, \S+\.avif 240w, \S+\.avif 360w, \S+\.avif 400w" /,
  )
  expect(after).toMatch(/<img src="\S+\.jpg" srcset="\S+\.webp 160w, [^"]+\.webp 400w" /)
  expect(after).not.toContain('/api/')
})

test('a text that is missing or has only empty paragraphs is null', async () => {
  const empty = await addPost(desk.payload, {
    so: { title: 'T', content: richText([{ p: '' }]), state: 'public' },
    en: { title: 'T', content: null, state: 'public' },
  })
  for (const language of ['SO', 'EN']) {
    expect((await read(empty.id, language)).json).toMatchObject({ data: { content: null } })
  }
})

test('a post is not found when unknown, a draft, or not public in the language', async () => {
  const draft = await addPost(desk.payload, { _status: 'draft' })
  const somali = await addPost(desk.payload, { en: { title: 'Kept back', state: 'draft' } })
  const notFound = { status: 404, json: { success: false, code: 'not_found' } }
  expect(await read(999_999)).toMatchObject(notFound)
  expect(await read(draft.id)).toMatchObject(notFound)
  expect(await read(somali.id, 'EN')).toMatchObject(notFound)
  expect((await read(somali.id)).json).toMatchObject({ data: { languages: ['SO'] } })
})

test('the file of the other language is used only when that language is public', async () => {
  const { payload } = desk
  const [file, otherFile] = [await addPdf(payload, 'so.pdf'), await addPdf(payload, 'en.pdf')]
  const so = { title: 'T', state: 'public' }
  const en = { title: 'T', state: 'public', file: otherFile.id }
  const urlOf = async (fields: object) => {
    const { id } = await addPost(payload, { kind: 'pressReleases', ...fields })
    return ((await read(id)).json as { data: { post_url: string | null } }).data.post_url
  }
  expect(await urlOf({ so: { ...so, file: file.id }, en })).toBe(`/media/${file.filename}`)
  expect(await urlOf({ so, en })).toBe(`/media/${otherFile.filename}`)
  expect(await urlOf({ so, en: { ...en, state: 'draft' } })).toBeNull()
  const picture = (await addPicture(payload)).id
  expect(await urlOf({ so, en: { title: 'T', state: 'public' }, picture })).toBeNull()
})

test('a file has its size and its number of pages', async () => {
  const { payload } = desk
  const file = await addPdf(payload)
  const so = { title: 'T', state: 'public' as const, file: file.id }
  const { id } = await addPost(payload, { kind: 'documents', so })
  const facts = { type: 'PDF', bytes: file.filesize, pages: 1 }
  expect((await read(id)).json).toMatchObject({ data: { file: facts } })
  expect(file.filesize).toBeGreaterThan(300)
})

test('the URL of a video is its file, else its address', async () => {
  const { payload } = desk
  const videoAddress = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  const clip = await addClip(payload)
  const kind = 'videos' as const
  const uploaded = await addPost(payload, { kind, video: clip.id, videoAddress, duration: 12 })
  expect((await read(uploaded.id)).json).toMatchObject({
    data: { post_url: `/media/${clip.filename}`, duration: 12 },
  })
  const elsewhere = await addPost(payload, { kind, videoAddress })
  expect((await read(elsewhere.id)).json).toMatchObject({
    data: { post_url: videoAddress, duration: null },
  })
})

test('a video has its captions, and its poster where the post has no picture', async () => {
  const { payload } = desk
  const captions = (name: string) =>
    payload.create({ collection: 'media', data: {}, file: vttFile(name) })
  const [so, en, poster] = [await captions('so'), await captions('en'), await addPicture(payload)]
  const video = await addClip(payload, {
    captionsSo: so.id,
    captionsEn: en.id,
    poster: poster.id,
  })
  const { id } = await addPost(payload, { kind: 'videos', video: video.id })
  const expected = {
    captions: [
      { url: `/media/${so.filename}`, language: 'SO', label: 'Soomaali' },
      { url: `/media/${en.filename}`, language: 'EN', label: 'English' },
    ],
    picture: { url: `/media/${poster.filename}` },
  }
  expect((await read(id)).json).toMatchObject({ data: expected })
  expect(await desk.data('postsByCategory', 'category_id=5&language=SO')).toEqual(
    expect.arrayContaining([expect.objectContaining({ captions: expected.captions })]),
  )
})

test('a video accepts only URLs at YouTube', async () => {
  for (const videoAddress of [
    'http://www.youtube.com/watch?v=x',
    'https://evil.example/youtube.com',
    'javascript:alert(1)',
    'words',
  ]) {
    const post = addPost(desk.payload, { kind: 'videos', videoAddress })
    await expect(post).rejects.toThrow(/YouTube/)
  }
})

test('a tender has its dates and its reference, other kinds do not', async () => {
  const tender = await addPost(desk.payload, {
    kind: 'tenders',
    opensAt: '2026-11-01T06:00:00.000Z',
    closesAt: '2026-12-15T13:30:00.000Z',
    reference: 'SAMPLE-2026-01',
  })
  expect((await read(tender.id)).json).toMatchObject({
    data: {
      opens_at: '2026-11-01T06:00:00.000Z',
      closes_at: '2026-12-15T13:30:00.000Z',
      reference: 'SAMPLE-2026-01',
    },
  })
  const news = await addPost(desk.payload)
  expect((await read(news.id)).json).not.toHaveProperty('data.closes_at')
})
