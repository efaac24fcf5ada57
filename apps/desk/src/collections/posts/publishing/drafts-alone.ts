import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import {
  peopleSaveDraftsAlone,
  type WriteRequest,
} from '../../../access/people-save-drafts-alone.ts'
import { bumpAfterChange } from '../../../content-version/bump.ts'
import { lockRow } from './read-post.ts'
import { recordRefusal } from './record-refusal.ts'
import { Refusal } from './refusals.ts'

const BY_PEOPLE = 'postIsSavedByPeople'

/** Whether the save under way is a person's, who has not every right; else it is a program's. */
export function isByPeople(context: RequestContext): boolean {
  return context[BY_PEOPLE] === true
}

/** The post that a person's save is of, where its address names one. */
function savedPost(args: object): number | undefined {
  const id = 'id' in args ? Number(args.id) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

async function refuse(req: PayloadRequest, args: object): Promise<never> {
  const refusal = new Refusal('drafts_alone', req)
  recordRefusal(req, { action: 'save', document: savedPost(args) }, refusal)
  throw refusal
}

/**
 * Holds people to drafts, over HTTP and in the desk's own calls, and notes whose save it is for the
 * hooks that follow, which are not told.
 */
export const draftsAlone: CollectionBeforeOperationHook = async (call) => {
  const { args, operation, req } = call
  if (!['create', 'update', 'restoreVersion'].includes(operation)) return
  // The rights of an operation are in its arguments; Payload's own default over HTTP is none.
  const byPeople = call.overrideAccess !== true
  req.context[BY_PEOPLE] = byPeople
  if (!byPeople) return
  if (!peopleSaveDraftsAlone(args as WriteRequest)) await refuse(req, args)
  const id = operation === 'update' ? savedPost(args) : undefined
  if (id !== undefined) await lockRow(req, id)
}

/** A new version of the content after a program's change: what people save is nobody's news yet. */
export const bumpAfterPrograms: CollectionAfterChangeHook = (change) =>
  isByPeople(change.context) ? undefined : bumpAfterChange(change)
