import {
  type AccessResult,
  createLocalReq,
  isEntityHidden,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { hasPassedSignIn } from '../access/passed-sign-in.ts'
import type { Actor } from './record-audit-event.ts'
import { documentExists, recordRefusalEvent } from './refusals.ts'

/**
 * The header in which the desk's server passes a page its own path; empty when a browser prefetches
 * the page. The server overwrites it in every request.
 */
export const SCREEN_PATH = 'x-desk-path'

/** `/admin/collections/<slug>[/<id>]` and `/admin/globals/<slug>`. */
const SCREEN = /^\/admin\/(?:collections\/([^/]+)(?:\/([^/]+))?|globals\/([^/]+))/

type Rule = (args: { req: PayloadRequest }) => AccessResult | Promise<AccessResult>

/** The collection or global of a screen, and a document's id or a path segment such as `create`. */
function screenAt({ config }: Payload, path: string) {
  const [, collection, document, global] = SCREEN.exec(path) ?? []
  const entity =
    config.collections.find(({ slug }) => slug === collection) ??
    config.globals.find(({ slug }) => slug === global)
  return entity && { entity, document }
}

type Screen = NonNullable<ReturnType<typeof screenAt>>

const isNumber = (document: string | undefined) => /^\d+$/.test(document ?? '')

/** Whether Payload's access rules forbid a screen to the person of a request. */
async function isForbidden(req: PayloadRequest, { entity, document }: Screen): Promise<boolean> {
  const { payload, user } = req
  const { slug, admin } = entity
  // A document that does not exist is not a refusal.
  if (isNumber(document) && !(await documentExists(payload, slug, document))) return false
  if (isEntityHidden({ hidden: admin.hidden, user: user as never })) return true
  const access = entity.access as { readonly read: Rule; readonly create?: Rule }
  const rule = await ((document === 'create' && access.create) || access.read)({ req })
  if (typeof rule === 'boolean' || !isNumber(document)) return !rule
  const where = { and: [rule, { id: { equals: Number(document) } }] }
  const { totalDocs } = await payload.count({ collection: slug as 'posts', where })
  return totalDocs === 0
}

/**
 * Records that someone who is signed in opened a screen that Payload's rules forbid, for which Payload
 * shows its "not found" page. Next renders that page beside every other one, so this checks the rules
 * itself. `headers` are those of the request, with its `SCREEN_PATH`.
 */
export async function recordRefusedScreen(payload: Payload, headers: Headers): Promise<void> {
  const path = headers.get(SCREEN_PATH) ?? ''
  const screen = screenAt(payload, path)
  if (screen === undefined) return
  try {
    const { user } = await payload.auth({ headers })
    // A person whose code is due is redirected to its form, which is no refusal.
    if (user?.collection !== 'users' || !hasPassedSignIn(user)) return
    if (!(await isForbidden(await createLocalReq({ user }, payload), screen))) return
    const by = { user, headers } as Actor
    const { document, entity } = screen
    const change = { method: 'GET', path }
    await recordRefusalEvent(payload, by, { collection: entity.slug, document, change })
  } catch (err) {
    payload.logger.error({ err, msg: 'A refusal could not be written down' })
  }
}
