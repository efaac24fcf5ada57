import type { PayloadRequest } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { type Group, readPost } from './read-post.ts'
import { isSameGroup, isSameIn, PLACING_FIELDS, SHARED_FIELDS } from './text-equality.ts'

const GROUPS = Object.values(LANGUAGE_GROUP)

/** A group with every field that either copy has: Payload takes a field left out for unchanged. */
function whole(group: Group | undefined, other: Group | undefined): Group {
  const names = [...Object.keys(group ?? {}), ...Object.keys(other ?? {})] as (keyof Group)[]
  return Object.fromEntries(names.map((name) => [name, group?.[name] ?? null])) as Group
}

/** What Payload is given to write of a copy, so that nothing of the other one shines through. */
function dataOf(copy: Post, other: Post) {
  const names = new Set([...Object.keys(copy), ...Object.keys(other)]) as Set<keyof Post>
  const own = [...names].filter((name) => !['id', 'createdAt', 'updatedAt', 'turn'].includes(name))
  const data = Object.fromEntries(own.map((name) => [name, copy[name] ?? null])) as Partial<Post>
  for (const group of GROUPS) data[group] = whole(copy[group], other[group])
  return data
}

function isSameCopy(one: Post, other: Post): boolean {
  return (
    isSameIn([...SHARED_FIELDS, ...PLACING_FIELDS, 'sharedChangedBy'], one, other) &&
    GROUPS.every((group) => isSameGroup(one[group], other[group]))
  )
}

/**
 * Gives readers `main`, and leaves `working` at the desk as a draft on top of it where it says
 * anything else, in the request's transaction.
 */
export async function writeCopies(
  req: PayloadRequest,
  id: number,
  main: Post,
  working: Post,
): Promise<void> {
  const { working: newest } = await readPost(req, id)
  const document = { collection: 'posts', id, req, depth: 0, overrideAccess: true } as const
  await req.payload.update({
    ...document,
    data: { ...dataOf(main, newest), _status: 'published' },
    draft: false,
  })
  if (!isSameCopy(main, working)) await writeWorking(req, id, working, main)
}

/** Leaves a working copy at the desk, as a draft that says nothing to readers. */
export async function writeWorking(
  req: PayloadRequest,
  id: number,
  working: Post,
  before: Post,
): Promise<void> {
  await req.payload.update({
    collection: 'posts',
    id,
    req,
    depth: 0,
    overrideAccess: true,
    data: { ...dataOf(working, before), _status: 'draft' },
    draft: true,
  })
}
