import { CALLS, type CallName } from '@gaashaan/contract'
import { getPayload } from 'payload'
import { failureResponse } from '../http/json-response.ts'
import { messages } from '../observability/metrics.ts'
import config from '../payload.config.ts'
import { contactSubmit } from './contact/contact-submit.ts'
import { previewCall } from './posts/preview.ts'
import { readCall } from './read-call.ts'

interface Context {
  /** Absent where the route has no `[id]`. */
  readonly params?: Promise<{ readonly id?: string }>
}

type Handler = (request: Request, context: Context) => Promise<Response>

const openDesk = () => getPayload({ config })

/** Counts the outcome of a contact message in the metrics, by the response's error code. */
async function countMessage(response: Response): Promise<Response> {
  const { code = 'taken' } = (await response.clone().json()) as { readonly code?: string }
  messages.labels({ result: code }).inc()
  return response
}

function handlerFor(name: CallName): Handler {
  if (name === 'contactSubmit')
    return async (request) => countMessage(await contactSubmit(openDesk, request))
  if (name === 'preview') return (request) => previewCall(openDesk, request)
  return async (request, { params }) => readCall(name, openDesk, request, (await params)?.id)
}

/** Next's route handlers of a call. Methods that the call does not have are 405. */
export function routeFor(name: CallName) {
  const handler = handlerFor(name)
  const isRead = CALLS[name].method === 'GET'
  const allow = isRead ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS'
  const refuse: Handler = async (request) =>
    failureResponse(request, 'method_not_allowed', { Allow: allow })
  const OPTIONS: Handler = async () =>
    new Response(null, { status: 204, headers: { Allow: allow } })
  const read = isRead ? handler : refuse
  const POST = isRead ? refuse : handler
  return { GET: read, HEAD: read, POST, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS }
}
