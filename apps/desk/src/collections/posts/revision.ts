import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import { inMogadishu } from '../../i18n/mogadishu-time.ts'
import type { Post, User } from '../../payload-types.ts'
import { EditConflict } from './edit-conflict.ts'
import { newestVersion, type PostVersion } from './newest-version.ts'

/** How long one sitting's autosaves are one entry of the history. */
const ENTRY_MS = 10 * 60 * 1000

type Data = Record<string, unknown>

async function nameOf(req: PayloadRequest, id: Post['savedBy']): Promise<string | undefined> {
  if (id === null || id === undefined) return undefined
  const user = (await req.payload.db.findOne({
    collection: 'users',
    where: { id: { equals: typeof id === 'object' ? id.id : id } },
    req,
  })) as User | null
  return user?.name || user?.email
}

async function refusal(req: PayloadRequest, newest: PostVersion): Promise<BothLanguages> {
  const who = await nameOf(req, newest.version.savedBy)
  // Payload's message on the screen takes what follows a colon for a list of fields.
  const when = inMogadishu(newest.updatedAt).replace(':', '.')
  return {
    en: `${who ?? 'A program'} saved this post at ${when}, after you had opened it. Nothing of theirs was replaced, and your text is kept in the history as a version of its own.`,
    so: `${who ?? 'Barnaamij'} ayaa qoraalkan keydiyay ${when}, kaddib markii aad furtay. Waxba lagama beddelin qoraalkooda, kaagana waxaa lagu hayaa taariikhda isagoo nuqul gaar ah.`,
  }
}

/** True when the save builds on the newest revision, or on one that its own form has saved since. */
function isFresh(revision: unknown, form: string | null, { version }: PostVersion): boolean {
  const newest = version.revision ?? 0
  if (Number(revision) === newest) return true
  const isOwnRun = form !== null && form === version.savedFrom
  return isOwnRun && Number(revision) >= (version.savedSince ?? newest)
}

/**
 * A new entry of the history for a new sitting: Payload's autosave writes over the newest version
 * while that is an autosaved one, whoever wrote it and when.
 */
async function closeEntry(req: PayloadRequest, form: string | null, newest: PostVersion) {
  const isOld = Date.now() - new Date(newest.createdAt).getTime() > ENTRY_MS
  const isOthers = (newest.version.savedFrom ?? null) !== form
  if (!newest.autosave || !(isOld || isOthers)) return
  await req.payload.db.updateVersion({
    collection: 'posts',
    id: newest.id,
    versionData: { autosave: false, updatedAt: null } as never,
    req,
    returning: false,
  })
}

/**
 * Refuses a save by a person that would write over what somebody else has saved since they read the
 * post: 409 with who and when (`StaleEdit`). Programs, and people who do not say which revision they
 * read, are let through: what they leave out stays as the newest version has it.
 */
export const refuseEditConflict: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const asked = args as { readonly draft?: boolean }
  if (operation === 'restoreVersion' && !args.overrideAccess && !asked.draft) {
    throw new APIError('A version comes back as a draft: POST /api/posts/versions/:id', 403)
  }
  if (operation !== 'update') return args
  const { form: given, revision, ...data } = args.data as Data
  const form = typeof given === 'string' && given !== '' ? given : null
  req.context.postForm = form
  const { id } = args as { readonly id?: number | string }
  if (id !== undefined) {
    // Locks the row: of two saves at once, PostgreSQL lets the second look after the first.
    await req.payload.db.updateOne({
      collection: 'posts',
      id,
      data: { savedFrom: form, updatedAt: null },
      req,
      returning: false,
    })
    const newest = await newestVersion(req, id)
    const says = revision !== undefined && revision !== null
    if (newest && says && !args.overrideAccess && !isFresh(revision, form, newest)) {
      throw new EditConflict(messagesFor(req).t(await refusal(req, newest)), {
        post: Number(id),
        data: args.data as Data,
      })
    }
    if (newest && args.autosave) await closeEntry(req, form, newest)
  }
  // Payload's lock only shows who is writing; conflicts are decided above, and no text is lost.
  return { ...args, overrideLock: true, data: { ...data, form } }
}

/** Counts each save of a post and stores its author. */
export const keepRevision: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const before = operation === 'update' ? (originalDoc as Partial<Post> | undefined) : undefined
  const form = operation === 'update' ? ((req.context.postForm as string | null) ?? null) : null
  const isSameRun = form !== null && before?.savedFrom === form
  const revision = before?.revision ?? 0
  return {
    ...data,
    revision: revision + 1,
    savedBy: req.user?.collection === 'users' ? req.user.id : null,
    savedFrom: form,
    savedSince: isSameRun ? (before.savedSince ?? revision) : revision,
    setAside: false,
  }
}
