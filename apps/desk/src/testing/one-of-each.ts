import { randomInt, randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { newToken, tokenDigest } from '../auth/invitations/token.ts'
import { hashToken, newLinkToken } from '../collections/preview-links/link-token.ts'
import type { TestDesk } from './desk.ts'
import { addLeader, addOperation, addPicture, addPost, addSubcategory } from './documents.ts'
import { addMessage } from './messages.ts'
import { createAccount } from './people.ts'

/** A text in every document, which only those may read who may read the document. */
export const SECRET = 'Sir-qarsoodi-ah'

let factorCount = 0

interface AddedDocument {
  readonly id: number | string
  readonly email?: string
  readonly filename?: string | null
}

type Add = (desk: TestDesk) => Promise<AddedDocument>

const create = (payload: Payload, collection: CollectionSlug, data: object) =>
  payload.create({ collection, data } as never) as Promise<{ id: number }>

const addDraft = ({ payload }: TestDesk) =>
  addPost(payload, {
    _status: 'draft',
    so: { title: SECRET, state: 'draft' },
    en: { title: SECRET, state: 'draft' },
  })

const owners = new WeakMap<object, Promise<{ id: number }>>()

/** The account that owns all personal documents of a desk; one, because hashing its password takes time. */
function ownerAccount(desk: TestDesk): Promise<{ id: number }> {
  const owner = owners.get(desk.payload) ?? createAccount(desk, [])
  owners.set(desk.payload, owner)
  return owner
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** Adds a document with the secret to each collection. */
export const ADD_DOCUMENT: Readonly<Record<string, Add>> = {
  posts: addDraft,
  schedules: async (desk) =>
    create(desk.payload, 'schedules', {
      post: (await addDraft(desk)).id,
      language: 'so',
      action: 'publish',
      at: tomorrow(),
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
      post: (await addDraft(desk)).id,
      tokenHash: hashToken(newLinkToken()),
      expiresAt: tomorrow(),
    }),
  removals: ({ payload }) =>
    create(payload, 'removals', {
      ...{ post: 1, language: 'so', state: 'waiting', reason: SECRET },
      sealed: { main: { text: { title: SECRET } }, working: { text: {} }, versions: [] },
    }),
  users: async (desk) => {
    const account = await createAccount(desk, [])
    await desk.payload.update({ collection: 'users', id: account.id, data: { name: SECRET } })
    return account
  },
  invitations: ({ payload }) =>
    create(payload, 'invitations', {
      email: `${SECRET}-${randomUUID()}@tusaale.example`,
      roles: ['writer'],
      tokenDigest: tokenDigest(newToken()),
    }),
  'second-factors': ({ payload }) => {
    factorCount += 1
    return create(payload, 'second-factors', { account: 1_000_000 + factorCount, secret: SECRET })
  },
  passkeys: ({ payload }) =>
    create(payload, 'passkeys', {
      account: 1_000_000,
      name: SECRET,
      credential: randomUUID(),
      publicKey: SECRET,
    }),
  identities: ({ payload }) => {
    factorCount += 1
    const account = 1_000_000 + factorCount
    return create(payload, 'identities', { account, issuer: SECRET, subject: randomUUID() })
  },
  'session-uses': ({ payload }) =>
    create(payload, 'session-uses', {
      account: 1_000_000,
      session: randomUUID(),
      device: SECRET,
      usedAt: tomorrow(),
    }),
  devices: ({ payload }) =>
    create(payload, 'devices', { account: 1_000_000, digest: randomUUID(), usedAt: tomorrow() }),
  'password-tries': ({ payload }) => {
    factorCount += 1
    return create(payload, 'password-tries', { account: 1_000_000 + factorCount })
  },
  audit: ({ payload }) => create(payload, 'audit', { action: 'test.done', heading: SECRET }),
  imports: ({ payload }) =>
    create(payload, 'imports', {
      source: SECRET,
      key: randomUUID(),
      collection: 'posts',
      document: 1,
    }),
  'content-changes': ({ payload }) =>
    create(payload, 'content-changes', { version: randomUUID(), tags: [SECRET] }),
  'log-entries': ({ payload }) =>
    create(payload, 'log-entries', {
      // Beyond the entries that the other documents have written.
      index: randomInt(1_000_000, 2 ** 31),
      entry: '{}',
      record: SECRET,
      subject: SECRET,
    }),
  'audit-chain': ({ payload }) =>
    create(payload, 'audit-chain', {
      index: randomInt(2 ** 31),
      entry: randomInt(2 ** 31),
      at: SECRET,
      hash: SECRET,
    }),
  'log-tiles': ({ payload }) =>
    create(payload, 'log-tiles', { level: 9, index: randomInt(2 ** 31), hashes: SECRET }),
  'payload-kv': ({ payload }) =>
    create(payload, 'payload-kv' as never, { key: randomUUID(), data: { secret: SECRET } }),
  'payload-locked-documents': async (desk) => {
    const { id: value } = await addDraft(desk)
    return create(desk.payload, 'payload-locked-documents', {
      document: { relationTo: 'posts', value },
      user: { relationTo: 'users', value: (await ownerAccount(desk)).id },
    })
  },
  'payload-preferences': async (desk) => {
    const { payload } = desk
    const { id } = await ownerAccount(desk)
    const user = await payload.findByID({ collection: 'users', id })
    return payload.create({
      collection: 'payload-preferences',
      data: { key: `kept-${randomUUID()}`, value: { secret: SECRET } },
      user: { ...user, collection: 'users' },
    } as never)
  },
}
