import { handleEndpoints } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import type { Media, Post, User } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addPicture } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { createDraft, readCopies } from '../testing/publishing.ts'

const desk = testDesk()
let administrator: Person
let writer: Person
let publisher: Person
let reader: Person

beforeAll(async () => {
  administrator = await createPerson(desk, ['administrator'])
  writer = await createPerson(desk, ['writer'])
  publisher = await createPerson(desk, ['publisher'])
  reader = await createPerson(desk, ['inboxReader'], ['press'])
})

/** Sends fields as Payload's screens do: in a form whose `_payload` is JSON. */
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

/** Both ways of sending fields: as JSON and as a form. */
const senders = (by: Person): Person['http'][] => [
  by.http,
  (method, path, data = {}) => sendForm(by, method, path, data),
]

const LONG_AGO = '2001-01-01T00:00:00.000Z'

/** Fields that would take over an account or extend its rights. */
const FORGED_ACCOUNT = {
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
  const account = await desk.payload.db.findOne<User>({ collection: 'users', where })
  const { updatedAt: _updated, name, ...rest } = account as User
  return { name, rest }
}

test.each(['writer', 'inboxReader', 'publisher', 'administrator'] as const)(
  'a %s can change only the name of their own account, in any way of sending',
  async (role) => {
    const self = await createPerson(desk, [role])
    const { rest } = await accountOf(self)
    const path = `/users/${self.user.id}`
    const bulkPath = `/users?where[id][equals]=${self.user.id}`
    const attempts = [
      () => self.http('PATCH', path, { name: 'One', ...FORGED_ACCOUNT }),
      () => self.http('PATCH', bulkPath, { name: 'Two', ...FORGED_ACCOUNT }),
      () => sendForm(self, 'PATCH', path, { name: 'Three', ...FORGED_ACCOUNT }),
    ]
    for (const attempt of attempts) {
      await (await attempt()).text()
      expect((await accountOf(self)).rest).toEqual(rest)
    }
  },
)

test('an administrator can change somebody’s roles, but no credentials', async () => {
  const other = await createPerson(desk, ['writer'])
  const { rest: before } = await accountOf(other)
  const { roles, email, departments, ...forged } = FORGED_ACCOUNT
  const path = `/users/${other.user.id}`
  const response = await administrator.http('PATCH', path, { roles, ...forged })
  expect(response.status).toBe(200)
  const { rest } = await accountOf(other)
  // A change of roles ends their sessions; the forged session is not stored.
  expect(rest).toEqual({ ...before, roles, sessions: [] })
  expect([email, departments]).not.toContain(rest.email)
})

/** Fields that only publishing sets. */
const PUBLISHING_FIELDS = {
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
  so: { title: 'Cinwaan', content: richText([{ p: 'Q' }]), ...PUBLISHING_FIELDS },
  en: { title: 'Title', content: richText([{ p: 'T' }]), ...PUBLISHING_FIELDS },
  dateChosen: false,
  sharedChangedBy: [],
  turn: 'x',
  savedBy: 1,
  setAside: [],
}

const publishingState = (text: Post['so']) => ({
  state: text?.state,
  dates: [text?.firstPublishedAt, text?.changedAt, text?.withdrawnAt].filter(Boolean),
  notes: [text?.changeNote, text?.withdrawnReason, text?.publishedAloneReason].filter(Boolean),
})
const DRAFT_STATE = { state: 'draft', dates: [], notes: [] }

async function expectDraft(id: number, by: Person) {
  for (const copy of Object.values(await readCopies(desk, id))) {
    expect([copy._status, publishingState(copy.so), publishingState(copy.en)]).toEqual([
      'draft',
      DRAFT_STATE,
      DRAFT_STATE,
    ])
    expect(copy.so?.changedBy ?? [by.user.id]).toContain(by.user.id)
    expect(copy.turn ?? null).not.toBe('x')
  }
}

test.each(['writer', 'publisher', 'administrator'] as const)(
  'a %s cannot publish a post by setting the fields that publishing sets',
  async (role) => {
    const by = { writer, publisher, administrator }[role] as Person
    const created = await by.http('POST', '/posts?draft=true', POST)
    expect(created.status).toBe(201)
    const { id } = ((await created.json()) as { doc: { id: number } }).doc
    await expectDraft(id, by)
    for (const query of ['draft=true', 'autosave=true&draft=true', 'publishAllLocales=true']) {
      for (const send of senders(by)) {
        for (const data of [POST, { ...POST, _status: 'published' }]) {
          await (await send('PATCH', `/posts/${id}?${query}`, data)).text()
        }
        await expectDraft(id, by)
      }
    }
    const duplicated = await by.http('POST', `/posts/${id}/duplicate?draft=true`, POST)
    const { doc } = (await duplicated.json()) as { doc: { id: number } }
    await expectDraft(doc.id, by)
    for (const path of ['/posts', '/posts?draft=false', '/posts?draft=true']) {
      expect((await by.http('POST', path, { ...POST, _status: 'published' })).status).toBe(403)
    }
  },
)

test('the fields of a file that come from its bytes cannot be changed', async () => {
  const file = await addPicture(desk.payload, {}, [60, 40])
  const other = await addPicture(desk.payload, {}, [61, 40])
  const forged = {
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
    for (const send of senders(by)) {
      for (const data of [forged, { ...forged, filename: '../../secret' }]) {
        await (await send('PATCH', `/media/${file.id}`, data)).text()
        await (await send('PATCH', `/media?where[id][equals]=${file.id}`, data)).text()
      }
      const stored = await desk.payload.findByID({ collection: 'media', id: file.id })
      const { updatedAt: _after, ...after } = stored as Media
      const { updatedAt: _before, ...before } = file
      expect(after).toEqual(before)
    }
  }
})

test('an inbox reader cannot change what a visitor has written', async () => {
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
  for (const send of senders(reader)) {
    await (await send('PATCH', `/contact-messages/${message.id}`, data)).text()
    await (await send('PATCH', `/contact-messages?where[id][equals]=${message.id}`, data)).text()
  }
  const stored = await desk.payload.findByID({ collection: 'contact-messages', id: message.id })
  expect(stored).toMatchObject({
    department: message.department,
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    createdAt: message.createdAt,
  })
})

test('the link and the times of an invitation cannot be set by an administrator', async () => {
  const data = {
    email: 'asked@tusaale.example',
    roles: ['writer'],
    tokenDigest: 'x',
    expiresAt: '2099-01-01T00:00:00.000Z',
    acceptedAt: LONG_AGO,
    sentAt: LONG_AGO,
  }
  const response = await administrator.http('POST', '/invitations', data)
  expect(response.status).toBe(201)
  const { doc } = (await response.json()) as { doc: { id: number } }
  const invitation = await desk.payload.findByID({
    collection: 'invitations',
    id: doc.id,
    showHiddenFields: true,
  })
  expect(invitation.tokenDigest).not.toBe('x')
  expect([invitation.acceptedAt ?? null, invitation.sentAt ?? null]).toEqual([null, null])
  expect(Date.parse(invitation.expiresAt ?? '')).toBeLessThan(Date.parse('2099-01-01'))
})

test('the id of a document cannot be chosen or changed', async () => {
  const created = await publisher.http('POST', '/subcategories', {
    kind: 'news',
    nameSo: 'Magac',
    nameEn: 'Name',
    id: 999_999,
  })
  const { doc } = (await created.json()) as { doc: { id: number; createdAt: string } }
  expect(doc.id).not.toBe(999_999)
  await publisher.http('PATCH', `/subcategories/${doc.id}`, { id: 888_888, nameSo: 'Kale' })
  const { id } = await desk.payload.findByID({ collection: 'subcategories', id: doc.id })
  expect(id).toBe(doc.id)
  const post = await createDraft(writer)
  await writer.http('PATCH', `/posts/${post}?draft=true`, { id: 777_777, kind: 'news' })
  const { totalDocs } = await desk.payload.count({
    collection: 'posts',
    where: { id: { in: [777_777, 888_888, 999_999] } },
  })
  expect(totalDocs).toBe(0)
})

test('the form of the first account cannot make another account later', async () => {
  const data = { ...FORGED_ACCOUNT, name: 'X' }
  for (const { http } of [writer, administrator]) {
    expect((await http('POST', '/users/first-register', data)).status).toBe(403)
    expect((await http('POST', '/users', data)).status).toBe(403)
  }
})
