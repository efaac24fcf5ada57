import { checkId } from '@gaashaan/contract'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { thoseWhoWrite } from '../../../access/those-who-write.ts'
import { Unsettled } from '../../../publish-checks/open-findings.ts'
import { notifyColleagues } from '../review/notify-colleagues.ts'
import { executePublishCommand } from './execute-publish-command.ts'
import { textFacts } from './facts.ts'
import { type PublishCommand, parsePublishCommand } from './publish-command.ts'
import { recordRefusal } from './record-refusal.ts'
import { Refusal } from './refusals.ts'

const HEADERS = { 'Cache-Control': 'no-store' }

function refusalResponse(refusal: Refusal | Unsettled): Response {
  const { message, code, status } = refusal
  const findings = refusal instanceof Unsettled ? { findings: refusal.findings } : {}
  return Response.json({ errors: [{ message }], code, ...findings }, { status, headers: HEADERS })
}

function postId(req: PayloadRequest): number {
  const id = checkId(String(req.routeParams?.id))
  if (id === undefined) throw new Refusal('invalid_id', req)
  return id
}

/** A handler for those who write. A refusal becomes its response; other errors go to Payload. */
function writersHandler(handle: (req: PayloadRequest) => Promise<object>): PayloadHandler {
  return async (req) => {
    try {
      if (!req.user) throw new Refusal('no_session', req)
      if (!(await thoseWhoWrite({ req }))) throw new Refusal('not_a_writer', req)
      return Response.json(await handle(req), { headers: HEADERS })
    } catch (error) {
      if (error instanceof Refusal || error instanceof Unsettled) return refusalResponse(error)
      throw error
    }
  }
}

/** The audit records the refusals of commands that the person has no right to. */
const isRecorded = ({ status, code }: Refusal) => status === 403 || code === 'alone_needs_reason'

async function executeCommand(req: PayloadRequest): Promise<object> {
  let command: PublishCommand | undefined
  const id = postId(req)
  try {
    command = await parsePublishCommand(req)
    await executePublishCommand(req, id, command)
    await notifyColleagues(req, id, command)
  } catch (error) {
    if (error instanceof Refusal && command && isRecorded(error)) {
      const { action, language } = command
      recordRefusal(req, { action, language, document: id }, error)
    }
    throw error
  }
  const { payload, user } = req
  const draft = { collection: 'posts', id, draft: true, depth: 0 } as const
  return { doc: await payload.findByID({ ...draft, user, overrideAccess: false, req }) }
}

/** `/api/posts/:id/publishing`: GET returns the facts of a post's texts, POST executes a command. */
export const publishingEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/publishing',
    method: 'get',
    handler: writersHandler((req) => textFacts(req, postId(req))),
  },
  { path: '/:id/publishing', method: 'post', handler: writersHandler(executeCommand) },
]
