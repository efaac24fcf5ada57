import { checkId } from '@gaashaan/contract'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { hasRole } from '../../access/role.ts'
import { thoseWhoPublish } from '../../access/those-who-publish.ts'
import { sendStoredFile } from '../../media/store/send-stored-file.ts'
import { Refusal } from '../posts/publishing/refusals.ts'
import { decideRemoval } from './decide-removal.ts'
import { readSealed, sealedFilename } from './read-sealed.ts'
import { parseDecision, parseReadingReason, parseRemoveCommand } from './removal-command.ts'
import { removalFacts } from './removal-facts.ts'
import { removeText } from './remove-text.ts'
import { sealFiles } from './sealed-files.ts'
import { tellPublishers } from './tell-publishers.ts'

const HEADERS = { 'Cache-Control': 'no-store' }

function idOf(req: PayloadRequest): number {
  const id = checkId(String(req.routeParams?.id))
  if (id === undefined) throw new Refusal('invalid_id', req)
  return id
}

/** A handler for those who publish. A refusal becomes its response; other errors go to Payload. */
function publishersHandler(
  handle: (req: PayloadRequest) => Promise<object | Response>,
): PayloadHandler {
  return async (req) => {
    try {
      if (!req.user) throw new Refusal('no_session', req)
      if (!(await thoseWhoPublish({ req }))) throw new Refusal('not_a_publisher', req)
      const answer = await handle(req)
      return answer instanceof Response ? answer : Response.json(answer, { headers: HEADERS })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { message, code, status } = error
      return Response.json({ errors: [{ message }], code }, { status, headers: HEADERS })
    }
  }
}

/** `/api/posts/:id/removal`: GET returns what was removed of a post, POST takes its texts back for good. */
export const postRemovalEndpoints: Endpoint[] = [
  {
    path: '/:id/removal',
    method: 'get',
    handler: publishersHandler((req) => removalFacts(req, idOf(req))),
  },
  {
    path: '/:id/removal',
    method: 'post',
    handler: publishersHandler(async (req) => {
      const post = idOf(req)
      const removals = await removeText(req, post, await parseRemoveCommand(req))
      await sealFiles(req.payload, removals)
      await tellPublishers(req, post)
      return { removals }
    }),
  },
]

/**
 * `/api/removals/:id`: POST to `decision` confirms, reverts or erases, POST to `reading` returns what is
 * sealed to an administrator who says why, who can then GET the files from `files/:file`.
 */
export const removalEndpoints: Endpoint[] = [
  {
    path: '/:id/decision',
    method: 'post',
    handler: publishersHandler(async (req) => {
      const decision = await parseDecision(req)
      await decideRemoval(req, idOf(req), decision)
      return { decision }
    }),
  },
  {
    path: '/:id/reading',
    method: 'post',
    handler: publishersHandler(async (req) => {
      if (!hasRole(req.user, 'administrator')) throw new Refusal('not_an_administrator', req)
      return readSealed(req, idOf(req), await parseReadingReason(req))
    }),
  },
  {
    path: '/:id/files/:file',
    method: 'get',
    handler: publishersHandler(async (req) => {
      const filename = await sealedFilename(req, idOf(req), Number(req.routeParams?.file))
      return sendStoredFile(req, { params: { filename } })
    }),
  },
]
