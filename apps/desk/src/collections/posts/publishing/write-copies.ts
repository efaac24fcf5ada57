import type { PayloadRequest } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { readPost } from './read-post.ts'
import { isSameGroup, isSameIn, PLACEMENT_FIELDS, SHARED_FIELDS } from './text-equality.ts'

const GROUPS = Object.values(LANGUAGE_GROUP)

/** The fields of a copy that Payload or the row lock writes. */
const NOT_COPIED = ['id', 'createdAt', 'updatedAt', 'turn']

/** An object with every field that either has; `null` where the first has no value. */
function withAllFields<T extends object>(copy: T, other: T): T {
  const names = Object.keys({ ...copy, ...other }) as (keyof T)[]
  return Object.fromEntries(names.map((name) => [name, copy[name] ?? null])) as T
}

/**
 * The data with which Payload replaces one copy by another: it leaves fields that are missing in the
 * data as they are.
 */
function updateData(copy: Post, other: Post): Partial<Post> {
  const fields = Object.entries(withAllFields(copy, other))
  const data: Partial<Post> = Object.fromEntries(
    fields.filter(([name]) => !NOT_COPIED.includes(name)),
  )
  for (const group of GROUPS) data[group] = withAllFields(copy[group] ?? {}, other[group] ?? {})
  return data
}

function isSameCopy(a: Post, b: Post): boolean {
  return (
    isSameIn([...SHARED_FIELDS, ...PLACEMENT_FIELDS, 'sharedChangedBy'], a, b) &&
    GROUPS.every((group) => isSameGroup(a[group], b[group]))
  )
}

/**
 * Publishes `main` and, where `working` differs, saves it as a draft on top, in the request's
 * transaction.
 */
export async function writeCopies(
  req: PayloadRequest,
  id: number,
  main: Post,
  working: Post,
): Promise<void> {
  const { working: newest } = await readPost(req, id)
  await updateCopy(req, id, { ...updateData(main, newest), _status: 'published' })
  if (!isSameCopy(main, working)) await writeWorking(req, id, working, main)
}

/** Saves a working copy as a draft; readers see nothing of it. `before` is the copy that it replaces. */
export async function writeWorking(
  req: PayloadRequest,
  id: number,
  working: Post,
  before: Post,
): Promise<void> {
  await updateCopy(req, id, { ...updateData(working, before), _status: 'draft' })
}

async function updateCopy(req: PayloadRequest, id: number, data: Partial<Post>): Promise<void> {
  await req.payload.update({
    collection: 'posts',
    id,
    req,
    depth: 0,
    overrideAccess: true,
    data,
    draft: data._status === 'draft',
  })
}
