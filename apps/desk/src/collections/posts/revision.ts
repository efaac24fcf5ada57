import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import { mogadishuTimeDayFirst } from '../../i18n/mogadishu-time.ts'
import type { Post } from '../../payload-types.ts'
import { accountId, accountNameById } from './accounts.ts'
import { EditConflict } from './conflict-copy.ts'
import { newestVersion, type PostVersion } from './find-version.ts'

/** Age from which a form's next autosave begins a new entry of the history. */
const MAX_ENTRY_AGE_MS = 10 * 60 * 1000

type Data = Record<string, unknown>

async function conflictMessage(req: PayloadRequest, newest: PostVersion): Promise<BothLanguages> {
  const who = await accountNameById(req, newest.version.savedBy)
  // Payload's message on the screen takes what follows a colon for a list of fields.
  const when = mogadishuTimeDayFirst(newest.updatedAt).replace(':', '.')
  return {
    en: `${who ?? 'A program'} saved this post at ${when}, after you had opened it. Nothing of theirs was replaced, and your text is kept in the history as a version of its own.`,
    so: `${who ?? 'Barnaamij'} ayaa qoraalkan keydiyay ${when}, kaddib markii aad furtay. Waxba lagama beddelin qoraalkooda, kaagana waxaa lagu hayaa taariikhda isagoo nuqul gaar ah.`,
  }
}

/** Whether a save is based on the newest revision, or on one that only its own form has replaced. */
function isUpToDate(revision: number, form: string | null, { version }: PostVersion): boolean {
  const newest = version.revision ?? 0
  if (revision === newest) return true
  const isSameForm = form !== null && form === version.savedFrom
  return isSameForm && revision >= (version.savedSince ?? newest)
}

/**
 * Ends the newest entry of the history where another form wrote it or it is old. Payload's autosave
 * overwrites the newest version while that is an autosaved one, whoever wrote it and when.
 */
async function endHistoryEntry(req: PayloadRequest, form: string | null, newest: PostVersion) {
  const isOld = Date.now() - new Date(newest.createdAt).getTime() > MAX_ENTRY_AGE_MS
  const isOtherForm = (newest.version.savedFrom ?? null) !== form
  if (!newest.autosave || !(isOld || isOtherForm)) return
  await req.payload.db.updateVersion({
    collection: 'posts',
    id: newest.id,
    versionData: { autosave: false, updatedAt: null } as never,
    req,
    returning: false,
  })
}

/**
 * Refuses a person's save that would overwrite what somebody else has saved since the person read the
 * post: 409 with who and when (`StaleEdit`). Programs, and requests that name no revision, are let
 * through: fields that they leave out stay as in the newest version.
 */
export const refuseEditConflict: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const { form: formValue, revision, ...data } = args.data as Data
  const form = typeof formValue === 'string' && formValue !== '' ? formValue : null
  req.context.postForm = form
  const { id } = args as { readonly id?: number | string }
  if (id !== undefined) {
    // Locks the row: of two saves at once, PostgreSQL lets the second read after the first.
    await req.payload.db.updateOne({
      collection: 'posts',
      id,
      data: { savedFrom: form, updatedAt: null },
      req,
      returning: false,
    })
    const newest = await newestVersion(req, id)
    const isChecked = revision !== undefined && revision !== null && !args.overrideAccess
    if (newest && isChecked && !isUpToDate(Number(revision), form, newest)) {
      throw new EditConflict(messagesFor(req).t(await conflictMessage(req, newest)), {
        post: Number(id),
        data: args.data as Data,
      })
    }
    if (newest && args.autosave) await endHistoryEntry(req, form, newest)
  }
  // Payload's lock only shows who is writing; conflicts are decided above, and no text is lost.
  return { ...args, overrideLock: true, data: { ...data, form } }
}

/** Increments the revision with each save and stores who saved. */
export const countRevision: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isUpdate = operation === 'update'
  const before = isUpdate ? (originalDoc as Partial<Post> | undefined) : undefined
  const form = isUpdate ? ((req.context.postForm as string | null) ?? null) : null
  const isSameForm = form !== null && before?.savedFrom === form
  const revision = before?.revision ?? 0
  return {
    ...data,
    revision: revision + 1,
    savedBy: accountId(req),
    savedFrom: form,
    savedSince: isSameForm ? (before.savedSince ?? revision) : revision,
    setAside: false,
  }
}
