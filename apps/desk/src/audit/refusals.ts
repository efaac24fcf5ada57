import type { AfterErrorHook, Payload, PayloadRequest } from 'payload'
import { type RateBound, rateBound } from '../calls/rate-bound.ts'
import { type Asker, recordDeed } from './record.ts'

/** The header in which the desk's server tells its pages their own path; nobody else can set it. */
export const SCREEN_PATH = 'x-desk-path'

/** Most refusals of one account that are written down in a minute: the audit is no place to flood. */
const MOST_A_MINUTE = 10

const bounds = new WeakMap<Payload, RateBound>()

function boundOf(payload: Payload): RateBound {
  const bound = bounds.get(payload) ?? rateBound(MOST_A_MINUTE, 60_000)
  bounds.set(payload, bound)
  return bound
}

/** Whether the document exists that someone was told does not: to them it is another's. */
async function isHidden(payload: Payload, slug: string | undefined, id: unknown): Promise<boolean> {
  if (slug === undefined || !/^\d{1,15}$/.test(String(id))) return false
  const { totalDocs } = await payload.count({
    collection: slug as 'contact-messages',
    where: { id: { equals: Number(id) } },
  })
  return totalDocs > 0
}

interface Refused {
  readonly slug: string | undefined
  readonly document: string | undefined
  readonly method: string | undefined
  readonly path: string | undefined
}

/** Writes down what was refused to someone who is signed in, up to so many a minute. */
async function writeDown(payload: Payload, by: Asker, refused: Refused): Promise<void> {
  const { document, method, path, slug } = refused
  if (!boundOf(payload).allows(String(by.user?.id))) return
  const deed = {
    action: 'access.refused',
    ...(slug !== undefined && { collection: slug }),
    ...(document !== undefined && { document }),
    change: { method, path },
  }
  await recordDeed(payload, deed, undefined, by)
}

const pathOf = (req: PayloadRequest): string | undefined =>
  req.url && new URL(req.url, 'http://desk.invalid').pathname

/**
 * Writes down that someone who is signed in asked for what is not theirs: what was refused (403),
 * and a document that exists but was answered as if it did not (404).
 */
export const recordRefusal: AfterErrorHook = async ({ collection, error, req }) => {
  const { user, payload } = req
  if (user?.collection !== 'users') return
  const status = (error as { status?: number }).status
  const document = req.routeParams?.id as string | undefined
  const slug = collection?.slug
  try {
    const isRefused =
      status === 403 || (status === 404 && (await isHidden(payload, slug, document)))
    if (!isRefused) return
    await writeDown(payload, req, { slug, document, method: req.method, path: pathOf(req) })
  } catch (cause) {
    payload.logger.error({ err: cause, msg: 'A refusal could not be written down' })
  }
}

/** `/admin/collections/<slug>[/<id>]` and `/admin/globals/<slug>`. */
const SCREEN = /^\/admin\/(?:collections\/([^/]+)(?:\/([^/]+))?|globals\/([^/]+))/

/**
 * Writes down that someone who is signed in opened a screen that is not theirs: Payload shows it as
 * one that is not there. `headers` are of the request, with its `SCREEN_PATH`.
 */
export async function recordRefusedScreen(payload: Payload, headers: Headers): Promise<void> {
  const path = headers.get(SCREEN_PATH) ?? ''
  const [, collection = '', document, global = ''] = SCREEN.exec(path) ?? []
  const isOne = collection in payload.collections
  if (!isOne && !payload.config.globals.some(({ slug }) => slug === global)) return
  try {
    const { user } = await payload.auth({ headers })
    if (user?.collection !== 'users') return
    // Only a number is somebody's document: the rest are Payload's own words, or nothing.
    if (/^\d+$/.test(document ?? '') && !(await isHidden(payload, collection, document))) return
    const by = { user, headers } as Asker
    await writeDown(payload, by, { slug: collection || global, document, method: 'GET', path })
  } catch (cause) {
    payload.logger.error({ err: cause, msg: 'A refusal could not be written down' })
  }
}
