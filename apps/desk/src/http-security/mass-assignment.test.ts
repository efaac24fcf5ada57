import { handleEndpoints } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import type { Media, Post, User } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addPicture } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { type Person, person } from '../testing/people.ts'
import { copies, drafted } from '../testing/publishing.ts'

const desk = testDesk()
let administrator: Person
let writer: Person
let publisher: Person
let reader: Person

beforeAll(async () => {
  administrator = await person(desk, ['administrator'])
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
  reader = await person(desk, ['inboxReader'], ['press'])
})

/** Sends fields as Payload's screens send them: a form whose `_payload` is JSON. */
function sendForm({ token }: Person, method: string, path: string, data: object) {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  const request = new Request(`http://desk.example/api${path}`, {
    method,
    headers: { authorization: `JWT ${token}` },
    body,
  })
  return handleEndpoints({ config: desk.config, request, payloadInstanceCacheKey: desk.key })
}

const LONG_AGO = '2001-01-01T00:00:00.000Z'

/** What makes an account somebody else's, or more than it is. */
const TAKEN = {
  id: 999_999,
  roles: ['administrator'],
  departments: ['security'],
  email: 'taken@tusaale.example',
  hash: 'h',
  salt: 's',
  sessions: [
    { id: 'x', createdAt: LONG_AGO, expiresAt: '2099-01-01T00:00:00.000Z', passedAt: LONG_AGO },
  ],
  codesSince: LONG_AGO,
  lockUntil: LONG_AGO,
  loginAttempts: -99,
  resetPasswordToken: 't',
  resetPasswordExpiration: '2099-01-01T00:00:00.000Z',
  collection: 'users',
  _strategy: 'x',
  _verified: true,
}

const accountOf = async ({ user }: Person) => {
  const where = { id: { equals: user.id } }
  const found = await desk.payload.db.findOne<User>({ collection: 'users', where })
  const { updatedAt: _updated, name, ...rest } = found as User
  return { name, rest }
}

test.each(['writer', 'inboxReader', 'publisher', 'administrator'] as const)(
  'of their own account a %s changes the name alone, however it is sent',
  async (role) => {
    const own = await person(desk, [role])
    const { rest } = await accountOf(own)
    const path = `/users/${own.user.id}`
    const many = `/users?where[id][equals]=${own.user.id}`
    const ways = [
      () => own.http('PATCH', path, { name: 'One', ...TAKEN }),
      () => own.http('PATCH', many, { name: 'Two', ...TAKEN }),
      () => sendForm(own, 'PATCH', path, { name: 'Three', ...TAKEN }),
    ]
    for (const way of ways) {
      await (await way()).text()
      expect((await accountOf(own)).rest).toEqual(rest)
    }
  },
)

test('an administrator gives roles to another, and nothing by which accounts are opened', async () => {
  const other = await person(desk, ['writer'])
  const { rest: before } = await accountOf(other)
  const { roles, email, departments, ...kept } = TAKEN
  const answer = await administrator.http('PATCH', `/users/${other.user.id}`, { roles, ...kept })
  expect(answer.status).toBe(200)
  const { rest } = await accountOf(other)
  // Their sessions end with their roles; a session that was sent is none.
  expect(rest).toEqual({ ...before, roles, sessions: [] })
  expect([email, departments]).not.toContain(rest.email)
})

/** What a post's publishing alone writes. */
const TEXT = {
  state: 'public',
  firstPublishedAt: LONG_AGO,
  changedAt: LONG_AGO,
  changeNote: 'X',
  withdrawnAt: LONG_AGO,
  withdrawnReason: 'X',
  publishedAlone: true,
  publishedAloneReason: 'X',
  changedBy: [],
}
const POST = {
  kind: 'news',
  so: { title: 'Cinwaan', content: richText([{ p: 'Q' }]), ...TEXT },
  en: { title: 'Title', content: richText([{ p: 'T' }]), ...TEXT },
  dateChosen: false,
  sharedChangedBy: [],
  turn: 'x',
  savedBy: 1,
  setAside: [],
}

const noted = (text: Post['so']) => ({
  state: text?.state,
  dates: [text?.firstPublishedAt, text?.changedAt, text?.withdrawnAt].filter(Boolean),
  notes: [text?.changeNote, text?.withdrawnReason, text?.publishedAloneReason].filter(Boolean),
})
const DRAFT = { state: 'draft', dates: [], notes: [] }

async function expectDraft(id: number, by: Person) {
  for (const copy of Object.values(await copies(desk, id))) {
    expect([copy._status, noted(copy.so), noted(copy.en)]).toEqual(['draft', DRAFT, DRAFT])
    expect(copy.so?.changedBy ?? [by.user.id]).toContain(by.user.id)
    expect(copy.turn ?? null).not.toBe('x')
  }
}

test.each(['writer', 'publisher', 'administrator'] as const)(
  'a %s makes nothing public by writing into a post what its publishing writes',
  async (role) => {
    const by = { writer, publisher, administrator }[role] as Person
    const made = await by.http('POST', '/posts?draft=true', POST)
    expect(made.status).toBe(201)
    const { id } = ((await made.json()) as { doc: { id: number } }).doc
    await expectDraft(id, by)
    for (const query of ['draft=true', 'autosave=true&draft=true', 'publishAllLocales=true']) {
      for (const send of [
        by.http,
        (...asked: [string, string, object]) => sendForm(by, ...asked),
      ]) {
        await (await send('PATCH', `/posts/${id}?${query}`, POST)).text()
        await (
          await send('PATCH', `/posts/${id}?${query}`, { ...POST, _status: 'published' })
        ).text()
        await expectDraft(id, by)
      }
    }
    const copied = await by.http('POST', `/posts/${id}/duplicate?draft=true`, POST)
    const { doc } = (await copied.json()) as { doc: { id: number } }
    await expectDraft(doc.id, by)
    for (const path of ['/posts', '/posts?draft=false', '/posts?draft=true']) {
      expect((await by.http('POST', path, { ...POST, _status: 'published' })).status).toBe(403)
    }
  },
)

test('a file is what its bytes are, whatever is written into its document', async () => {
  const file = await addPicture(desk.payload, {}, [60, 40])
  const other = await addPicture(desk.payload, {}, [61, 40])
  const sent = {
    filename: other.filename,
    mimeType: 'text/html',
    filesize: 1,
    width: 1,
    height: 1,
    url: 'https://elsewhere.example/x.js',
    thumbnailURL: 'javascript:alert(1)',
    source: 'x',
    pages: 9,
    colour: 'url(x)',
    made: { webp: [1] },
    sizesDue: false,
    id: 999_999,
  }
  for (const by of [writer, publisher, administrator]) {
    for (const send of [by.http, (...asked: [string, string, object]) => sendForm(by, ...asked)]) {
      for (const data of [sent, { ...sent, filename: '../../secret' }]) {
        await (await send('PATCH', `/media/${file.id}`, data)).text()
        await (await send('PATCH', `/media?where[id][equals]=${file.id}`, data)).text()
      }
      const now = await desk.payload.findByID({ collection: 'media', id: file.id })
      const { updatedAt: _now, ...after } = now as Media
      const { updatedAt: _then, ...before } = file
      expect(after).toEqual(before)
    }
  }
})

test('an inbox reader passes a message on and follows it, and changes nothing that was written', async () => {
  const message = await addMessage(desk.payload)
  const data = {
    name: 'X',
    email: 'x@tusaale.example',
    subject: 'X',
    message: 'X',
    mailAttempts: 0,
    mailDueAt: LONG_AGO,
    mailedAt: LONG_AGO,
    createdAt: LONG_AGO,
    id: 999_999,
    state: 'open',
  }
  for (const send of [
    reader.http,
    (...asked: [string, string, object]) => sendForm(reader, ...asked),
  ]) {
    await (await send('PATCH', `/contact-messages/${message.id}`, data)).text()
    await (await send('PATCH', `/contact-messages?where[id][equals]=${message.id}`, data)).text()
  }
  const now = await desk.payload.findByID({ collection: 'contact-messages', id: message.id })
  expect(now).toMatchObject({
    department: message.department,
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    createdAt: message.createdAt,
  })
})

test('an invitation’s link and its time are the desk’s, whatever the administrator sends', async () => {
  const data = {
    email: 'asked@tusaale.example',
    roles: ['writer'],
    tokenDigest: 'x',
    expiresAt: '2099-01-01T00:00:00.000Z',
    acceptedAt: LONG_AGO,
    sentAt: LONG_AGO,
  }
  const answer = await administrator.http('POST', '/invitations', data)
  expect(answer.status).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number } }
  const made = await desk.payload.findByID({
    collection: 'invitations',
    id: doc.id,
    showHiddenFields: true,
  })
  expect(made.tokenDigest).not.toBe('x')
  expect([made.acceptedAt ?? null, made.sentAt ?? null]).toEqual([null, null])
  expect(Date.parse(made.expiresAt ?? '')).toBeLessThan(Date.parse('2099-01-01'))
})

test('a document keeps its number and its beginning, whatever is sent', async () => {
  const made = await publisher.http('POST', '/subcategories', {
    kind: 'news',
    nameSo: 'Magac',
    nameEn: 'Name',
    id: 999_999,
  })
  const { doc } = (await made.json()) as { doc: { id: number; createdAt: string } }
  expect(doc.id).not.toBe(999_999)
  await publisher.http('PATCH', `/subcategories/${doc.id}`, { id: 888_888, nameSo: 'Kale' })
  const { id } = await desk.payload.findByID({ collection: 'subcategories', id: doc.id })
  expect(id).toBe(doc.id)
  const post = await drafted(writer)
  await writer.http('PATCH', `/posts/${post}?draft=true`, { id: 777_777, kind: 'news' })
  const { totalDocs } = await desk.payload.count({
    collection: 'posts',
    where: { id: { in: [777_777, 888_888, 999_999] } },
  })
  expect(totalDocs).toBe(0)
})

test('who writes an account’s form of the first visit later makes none', async () => {
  const data = { ...TAKEN, name: 'X' }
  for (const { http } of [writer, administrator]) {
    expect((await http('POST', '/users/first-register', data)).status).toBe(403)
    expect((await http('POST', '/users', data)).status).toBe(403)
  }
})
