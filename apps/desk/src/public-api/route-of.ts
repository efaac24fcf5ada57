import { CALLS, type CallName } from '@gaashaan/contract'
import { getPayload } from 'payload'
import { failure } from '../http/json-response.ts'
import { messages } from '../observability/metrics.ts'
import config from '../payload.config.ts'
import { contactSubmit } from './contact/contact-submit.ts'
import { previewCall } from './posts/preview.ts'
import { readCall } from './read-call.ts'

interface Context {
  /** Next gives none where the address has no `[id]`. */
  readonly params?: Promise<{ readonly id?: string }>
}

type Handler = (request: Request, context: Context) => Promise<Response>

const openDesk = () => getPayload({ config })

/** Counts what became of a contact message, by the code that its sender is told. */
async function counted(answer: Response): Promise<Response> {
  const { code = 'taken' } = (await answer.clone().json()) as { readonly code?: string }
  messages.labels({ result: code }).inc()
  return answer
}

function handlerOf(name: CallName): Handler {
  if (name === 'contactSubmit')
    return async (request) => counted(await contactSubmit(openDesk, request))
  if (name === 'preview') return (request) => previewCall(openDesk, request)
  return async (request, { params }) => readCall(name, openDesk, request, (await params)?.id)
}

/** The methods of a call's address, for Next: its own, and 405 in the contract's words for others. */
export function routeOf(name: CallName) {
  const handler = handlerOf(name)
  const isRead = CALLS[name].method === 'GET'
  const allow = isRead ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS'
  const refuse: Handler = async (request) =>
    failure(request, 'method_not_allowed', { Allow: allow })
  const tellMethods: Handler = async () =>
    new Response(null, { status: 204, headers: { Allow: allow } })
  const read = isRead ? handler : refuse
  return {
    GET: read,
    HEAD: read,
    POST: isRead ? refuse : handler,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: tellMethods,
  }
}
