import {
  APIError,
  type CollectionAfterErrorHook,
  createLocalReq,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '../../db/in-transaction.ts'
import { accountId } from './accounts.ts'
import { findVersion, newestVersion, type PostVersion } from './find-version.ts'
import { selectText } from './text-selection.ts'

interface RefusedEdit {
  readonly post: number
  readonly data: Readonly<Record<string, unknown>>
}

/** 409: somebody else has saved the post since the person read it. */
export class EditConflict extends APIError {
  readonly refused: RefusedEdit

  constructor(message: string, refused: RefusedEdit) {
    super(message, 409, { code: 'stale' }, true)
    this.refused = refused
  }
}

/** The conflict copy in which an earlier refused save of the same form is stored. */
async function findCopy(req: PayloadRequest, post: number, form: unknown) {
  if (typeof form !== 'string' || form === '') return undefined
  return findVersion(
    req,
    post,
    { 'version.setAside': { equals: true } },
    { 'version.savedFrom': { equals: form } },
  )
}

/** The newest version with the refused text in it, marked as a conflict copy. */
function copyContent(newest: PostVersion, { data }: RefusedEdit, req: PayloadRequest) {
  const text = selectText(data)
  const { so, en } = newest.version
  return {
    ...newest.version,
    ...text,
    so: { ...so, ...(text.so as object) },
    en: { ...en, ...(text.en as object) },
    _status: 'draft',
    revision: Number(data.revision),
    savedBy: accountId(req),
    savedFrom: typeof data.form === 'string' ? data.form : null,
    setAside: true,
  }
}

/** Adds a version that is older than the newest one, which therefore stays the newest. */
async function addVersionBehind(newest: PostVersion, content: object, req: PayloadRequest) {
  // Payload sets `latest` to false on the versions that are older than a new one.
  const justBefore = new Date(new Date(newest.updatedAt).getTime() - 1).toISOString()
  const { id } = await req.payload.db.createVersion({
    collectionSlug: 'posts',
    autosave: false,
    createdAt: new Date().toISOString(),
    updatedAt: justBefore,
    parent: newest.parent,
    versionData: structuredClone(content) as never,
    req,
  })
  return id
}

/**
 * Stores a refused text as a version of its own, just behind the one that it would have replaced.
 * Later refused saves of the same form go into the same version. Returns the version's id.
 */
async function saveConflictCopy(
  req: PayloadRequest,
  refused: RefusedEdit,
): Promise<number | string> {
  const { post } = refused
  // The request's own transaction is rolled back.
  const copyReq = await createLocalReq({ user: req.user ?? undefined }, req.payload)
  return inTransaction(copyReq, async () => {
    const newest = await newestVersion(copyReq, post)
    if (!newest) throw new Error(`Post ${post} is gone`)
    const version = copyContent(newest, refused, req)
    const existing = await findCopy(copyReq, post, refused.data.form)
    const id = existing?.id ?? (await addVersionBehind(newest, version, copyReq))
    await copyReq.payload.db.updateVersion({
      collection: 'posts',
      id,
      versionData: { version, latest: false, parent: post, updatedAt: null } as never,
      req: copyReq,
      returning: false,
    })
    return id
  })
}

/**
 * Stores the text of a save that was refused for an edit conflict, and adds the version's id to the
 * response. The form shows the message in `data.errors` at its field `revision`.
 */
export const saveRefusedText: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof EditConflict)) return undefined
  const { message, refused } = error
  const kept = await saveConflictCopy(req, refused)
  // Not from `result`: Payload leaves an error's data out where its class was loaded twice.
  const data = { kept, errors: [{ path: 'revision', message }] }
  return { response: { errors: [{ name: 'StaleEdit', message, data }], code: 'stale' } }
}
