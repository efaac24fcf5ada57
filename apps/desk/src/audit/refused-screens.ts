import {
  type AccessResult,
  createLocalReq,
  isEntityHidden,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { hasPassedSignIn } from '../access/passed-sign-in.ts'
import type { Actor } from './record-audit-event.ts'
import { isHidden, recordRefusalEvent } from './refusals.ts'

/**
 * The header in which the desk's server tells its pages their own path, and nothing for a page that
 * a browser loads ahead; nobody else can set it.
 */
export const SCREEN_PATH = 'x-desk-path'

/** `/admin/collections/<slug>[/<id>]` and `/admin/globals/<slug>`. */
const SCREEN = /^\/admin\/(?:collections\/([^/]+)(?:\/([^/]+))?|globals\/([^/]+))/

type Rule = (args: { req: PayloadRequest }) => AccessResult | Promise<AccessResult>

interface Screen {
  readonly slug: string
  /** A document's number, or one of Payload's own words, such as `create`. */
  readonly document: string | undefined
  readonly hidden: Parameters<typeof isEntityHidden>[0]['hidden']
  readonly access: { readonly read: Rule; readonly create?: Rule }
}

function screenAt(payload: Payload, path: string): Screen | undefined {
  const [, collection, document, global] = SCREEN.exec(path) ?? []
  const { collections, globals } = payload.config
  const entity =
    collection === undefined
      ? globals.find(({ slug }) => slug === global)
      : collections.find(({ slug }) => slug === collection)
  if (entity === undefined) return undefined
  const { slug, access, admin } = entity
  return { slug, document, hidden: admin.hidden, access: access as Screen['access'] }
}

const isNumber = (document: string | undefined): document is string => /^\d+$/.test(document ?? '')

/** Whether Payload's own access rules hide a screen from a person. */
async function isKeptFrom(req: PayloadRequest, screen: Screen): Promise<boolean> {
  const { payload, user } = req
  const { access, document, slug } = screen
  // What is not there is refused to nobody.
  if (isNumber(document) && !(await isHidden(payload, slug, document))) return false
  if (isEntityHidden({ hidden: screen.hidden, user: user as never })) return true
  const rule = await (document === 'create' && access.create ? access.create : access.read)({ req })
  if (typeof rule === 'boolean' || !isNumber(document)) return !rule
  const where = { and: [rule, { id: { equals: Number(document) } }] }
  const { totalDocs } = await payload.count({ collection: slug as 'posts', where })
  return totalDocs === 0
}

/**
 * Writes down that someone who is signed in opened a screen that is not theirs: Payload shows it as
 * one that is not there. Next makes that page ready beside every other, so that being asked for it
 * says nothing: the rules are asked. `headers` are of the request, with its `SCREEN_PATH`.
 */
export async function recordRefusedScreen(payload: Payload, headers: Headers): Promise<void> {
  const path = headers.get(SCREEN_PATH) ?? ''
  const screen = screenAt(payload, path)
  if (screen === undefined) return
  try {
    const { user } = await payload.auth({ headers })
    // A person whose code is due is redirected to its form, which is no refusal.
    if (user?.collection !== 'users' || !hasPassedSignIn(user)) return
    if (!(await isKeptFrom(await createLocalReq({ user }, payload), screen))) return
    const { document, slug } = screen
    const by = { user, headers } as Actor
    await recordRefusalEvent(payload, by, { slug, document, method: 'GET', path })
  } catch (cause) {
    payload.logger.error({ err: cause, msg: 'A refusal could not be written down' })
  }
}
