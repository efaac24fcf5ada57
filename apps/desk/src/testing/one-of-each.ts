import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { newToken, tokenDigest } from '../auth/invitations/token.ts'
import { hashOfToken, newLinkToken } from '../collections/preview-links/link-token.ts'
import type { TestDesk } from './desk.ts'
import { addLeader, addOperation, addPicture, addPost, addSubcategory } from './documents.ts'
import { addMessage } from './messages.ts'
import { account } from './people.ts'

/** What nobody may read who may not read the document that it stands in. */
export const SECRET = 'Sir-qarsoodi-ah'

let owners = 0

interface Added {
  readonly id: number | string
  readonly email?: string
  readonly filename?: string | null
}

type Add = (desk: TestDesk) => Promise<Added>

const create = (payload: Payload, collection: CollectionSlug, data: object) =>
  payload.create({ collection, data } as never) as Promise<{ id: number }>

const draftOf = ({ payload }: TestDesk) =>
  addPost(payload, {
    _status: 'draft',
    so: { title: SECRET, state: 'draft' },
    en: { title: SECRET, state: 'draft' },
  })

const keepers = new WeakMap<object, Promise<{ id: number }>>()

/** One account of a desk to which all belongs that is somebody's: a password costs a moment. */
function keeper(desk: TestDesk): Promise<{ id: number }> {
  const known = keepers.get(desk.payload) ?? account(desk, [])
  keepers.set(desk.payload, known)
  return known
}

const inADay = () => new Date(Date.now() + 86_400_000).toISOString()

/** How a document of each collection is made that holds something to be kept. */
export const ADD: Readonly<Record<string, Add>> = {
  posts: draftOf,
  schedules: async (desk) =>
    create(desk.payload, 'schedules', {
      post: (await draftOf(desk)).id,
      language: 'so',
      action: 'publish',
      at: inADay(),
      reason: SECRET,
    }),
  subcategories: ({ payload }) =>
    addSubcategory(payload, { kind: 'news', nameSo: SECRET, nameEn: SECRET }),
  operations: ({ payload }) =>
    addOperation(payload, { so: { title: SECRET }, en: { title: SECRET }, _status: 'draft' }),
  leaders: ({ payload }) =>
    addLeader(payload, { so: { name: SECRET }, en: { name: SECRET }, _status: 'draft' }),
  redirects: ({ payload }) =>
    create(payload, 'redirects', { from: `/${SECRET}-${randomUUID()}`, to: '/news' }),
  media: ({ payload }) => addPicture(payload, { captionSo: SECRET }, [60, 40]),
  'contact-messages': ({ payload }) => addMessage(payload, { subject: SECRET, message: SECRET }),
  'message-notes': async ({ payload }) =>
    create(payload, 'message-notes', {
      message: (await addMessage(payload)).id,
      whoseName: 'Qof',
      text: SECRET,
    }),
  'message-replies': async ({ payload }) =>
    create(payload, 'message-replies', {
      message: (await addMessage(payload)).id,
      whoseName: 'Qof',
      department: 'press',
      text: SECRET,
      key: randomUUID(),
    }),
  'preview-links': async (desk) =>
    create(desk.payload, 'preview-links', {
      post: (await draftOf(desk)).id,
      tokenHash: hashOfToken(newLinkToken()),
      expiresAt: inADay(),
    }),
  users: async (desk) => {
    const made = await account(desk, [])
    await desk.payload.update({ collection: 'users', id: made.id, data: { name: SECRET } })
    return made
  },
  invitations: ({ payload }) =>
    create(payload, 'invitations', {
      email: `${SECRET}-${randomUUID()}@tusaale.example`,
      roles: ['writer'],
      tokenDigest: tokenDigest(newToken()),
    }),
  'second-factors': ({ payload }) => {
    owners += 1
    return create(payload, 'second-factors', { account: 1_000_000 + owners, secret: SECRET })
  },
  audit: ({ payload }) => create(payload, 'audit', { action: 'test.done', heading: SECRET }),
  imports: ({ payload }) =>
    create(payload, 'imports', {
      source: SECRET,
      key: randomUUID(),
      collection: 'posts',
      document: 1,
    }),
  'payload-kv': ({ payload }) =>
    create(payload, 'payload-kv' as never, { key: randomUUID(), data: { secret: SECRET } }),
  'payload-locked-documents': async (desk) => {
    const { id: value } = await draftOf(desk)
    return create(desk.payload, 'payload-locked-documents', {
      document: { relationTo: 'posts', value },
      user: { relationTo: 'users', value: (await keeper(desk)).id },
    })
  },
  'payload-preferences': async (desk) => {
    const { payload } = desk
    const { id } = await keeper(desk)
    const user = await payload.findByID({ collection: 'users', id })
    return payload.create({
      collection: 'payload-preferences',
      data: { key: `kept-${randomUUID()}`, value: { secret: SECRET } },
      user: { ...user, collection: 'users' },
    } as never)
  },
}
