import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'

/** Facts about a write that Payload passes only to the hooks before the operation. */
interface WriteContext {
  /** Whether a person writes, with the account's rights; otherwise a program does, with all rights. */
  readonly isByPerson: boolean
  /** Whether it is saved as a draft, so that readers keep what they have. */
  readonly isDraft: boolean
  /** Whether the documents to write are found by a query. */
  readonly isBulk: boolean
  /** Keys of the questions that were answered with yes. */
  readonly confirmed: readonly string[]
}

interface WriteArguments {
  readonly draft?: boolean
  readonly id?: unknown
  readonly data?: { readonly _status?: unknown }
}

const KEY = 'writeContext'

/** The questions that a request answers with yes: `?confirmed=no_picture,role_held:12`. */
function confirmedKeys(req: PayloadRequest): readonly string[] {
  const { confirmed } = (req.query ?? {}) as { readonly confirmed?: unknown }
  return typeof confirmed === 'string' ? confirmed.split(',') : []
}

/** Stores the facts about a write for the hooks that follow. */
export const setWriteContext: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (!['create', 'update', 'delete', 'restoreVersion'].includes(operation)) return
  const { draft, id, data } = args as WriteArguments
  const isBulk = id === undefined && (operation === 'update' || operation === 'delete')
  req.context[KEY] = {
    isByPerson: overrideAccess !== true,
    isDraft: draft === true && data?._status !== 'published',
    isBulk,
    // An answer is about one document.
    confirmed: isBulk ? [] : confirmedKeys(req),
  } satisfies WriteContext
}

/** The same for a global. */
export const setGlobalWriteContext: GlobalBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update') return
  const { draft, data } = args as WriteArguments
  req.context[KEY] = {
    isByPerson: overrideAccess !== true,
    isDraft: data?._status !== 'published' && (draft === true || data?._status === 'draft'),
    isBulk: false,
    confirmed: confirmedKeys(req),
  } satisfies WriteContext
}

export function getWriteContext(context: Record<string, unknown>): WriteContext {
  const stored = context[KEY] as WriteContext | undefined
  return stored ?? { isByPerson: false, isDraft: false, isBulk: false, confirmed: [] }
}
