import {
  type CollectionAfterErrorHook,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { EditConflict, type RefusedEdit } from './edit-conflict.ts'
import { newestVersion, type PostVersion } from './newest-version.ts'
import { selectText } from './text-selection.ts'

/** The conflict copy that this form's refused text has already. */
async function keptBefore(
  req: PayloadRequest,
  post: number,
  form: unknown,
): Promise<PostVersion | undefined> {
  if (typeof form !== 'string' || form === '') return undefined
  const { docs } = await req.payload.db.findVersions({
    collection: 'posts',
    where: {
      and: [
        { parent: { equals: post } },
        { 'version.setAside': { equals: true } },
        { 'version.savedFrom': { equals: form } },
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] as PostVersion | undefined
}

/** The newest version with the refused text in it, marked as a conflict copy. */
function withRefused(newest: PostVersion, { data }: RefusedEdit, req: PayloadRequest) {
  const written = selectText(data)
  const { so, en } = newest.version
  return {
    ...newest.version,
    ...written,
    so: { ...so, ...(written.so as object) },
    en: { ...en, ...(written.en as object) },
    _status: 'draft',
    revision: Number(data.revision),
    savedBy: req.user?.collection === 'users' ? req.user.id : null,
    savedFrom: typeof data.form === 'string' ? data.form : null,
    setAside: true,
  }
}

/**
 * Keeps a refused text as a version of its own, just behind the one that it would have replaced:
 * there is still one newest version. A form that goes on writing goes on in the same version.
 */
export async function saveConflictCopy(
  req: PayloadRequest,
  refused: RefusedEdit,
): Promise<number | string> {
  const { post } = refused
  const own = await createLocalReq({ user: req.user ?? undefined }, req.payload)
  await initTransaction(own)
  try {
    const newest = await newestVersion(own, post)
    if (!newest) throw new Error(`Post ${post} is gone`)
    const version = withRefused(newest, refused, req)
    const kept = await keptBefore(own, post, refused.data.form)
    const id = kept?.id ?? (await addVersion(own, post, version, newest))
    await own.payload.db.updateVersion({
      collection: 'posts',
      id,
      versionData: { version, latest: false, parent: post, updatedAt: null } as never,
      req: own,
      returning: false,
    })
    await commitTransaction(own)
    return id
  } catch (error) {
    await killTransaction(own)
    throw error
  }
}

async function addVersion(
  req: PayloadRequest,
  post: number,
  version: object,
  newest: PostVersion,
): Promise<number | string> {
  // Payload takes the mark `latest` from the versions that are older than a new one.
  const justBefore = new Date(new Date(newest.updatedAt).getTime() - 1).toISOString()
  const added = await req.payload.db.createVersion({
    collectionSlug: 'posts',
    autosave: false,
    createdAt: new Date().toISOString(),
    updatedAt: justBefore,
    parent: post,
    versionData: structuredClone(version) as never,
    req,
  })
  return added.id
}

/**
 * After a refusal, when its own changes are undone: keeps the text, and says where it is. The form
 * takes the message for its field `revision` from `data.errors`.
 */
export const keepRefusedText: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof EditConflict)) return undefined
  const kept = await saveConflictCopy(req, error.refused)
  const { message } = error
  // Not from `result`: Payload leaves an error's data out where its class was loaded twice.
  const data = { kept, errors: [{ path: 'revision', message }] }
  return { response: { errors: [{ name: 'StaleEdit', message, data }], code: 'stale' } }
}
