import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'

/** How something is being written: what Payload tells the first hook and none after it. */
export interface WriteContext {
  /** A person's, who has not every right; else a program's. */
  readonly isByPerson: boolean
  /** Saved as a draft: readers keep what they have. */
  readonly isDraft: boolean
  /** One of many that are found by a query. */
  readonly isBulk: boolean
  /** Questions that were answered with yes, by their keys. */
  readonly confirmed: readonly string[]
}

const NAME = 'writeContext'

/** The questions that a request answers with yes: `?confirmed=no_picture,role_held:12`. */
export function confirmedOf(req: PayloadRequest): readonly string[] {
  const { confirmed } = (req.query ?? {}) as { readonly confirmed?: unknown }
  return typeof confirmed === 'string' ? confirmed.split(',') : []
}

/** Notes how something is being written for the hooks that follow. */
export const noteWrite: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (!['create', 'update', 'delete', 'restoreVersion'].includes(operation)) return
  const { draft, id, data } = args as {
    readonly draft?: boolean
    readonly id?: unknown
    readonly data?: { readonly _status?: unknown }
  }
  const isBulk = id === undefined && (operation === 'update' || operation === 'delete')
  req.context[NAME] = {
    isByPerson: overrideAccess !== true,
    isDraft: draft === true && data?._status !== 'published',
    isBulk,
    // One answer is no answer for many.
    confirmed: isBulk ? [] : confirmedOf(req),
  } satisfies WriteContext
}

/** The same for a global, of which there is one alone. */
export const noteGlobalWrite: GlobalBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update') return
  const { draft, data } = args as {
    readonly draft?: boolean
    readonly data?: { readonly _status?: unknown }
  }
  req.context[NAME] = {
    isByPerson: overrideAccess !== true,
    isDraft: data?._status !== 'published' && (draft === true || data?._status === 'draft'),
    isBulk: false,
    confirmed: confirmedOf(req),
  } satisfies WriteContext
}

export function writeContextOf(context: Record<string, unknown>): WriteContext {
  const noted = context[NAME] as WriteContext | undefined
  return noted ?? { isByPerson: false, isDraft: false, isBulk: false, confirmed: [] }
}
