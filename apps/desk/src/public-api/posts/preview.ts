import {
  checkQuery,
  goodResponse,
  isPreviewToken,
  LANGUAGES,
  type Language,
  type PreviewPayload,
} from '@gaashaan/contract'
import type { Payload } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { toPost } from '../../collections/posts/to-contract.ts'
import { type OpenPreview, openPreview } from '../../collections/preview-links/open-preview.ts'
import { failureResponse } from '../../http/json-response.ts'
import { linkPaths } from '../../links/link-paths.ts'
import type { LinkPaths } from '../../links/links-in.ts'
import type { Post } from '../../payload-types.ts'

/** The working copy as readers would see it, whether or not it is public. */
function toPreview(
  post: Post,
  language: Language,
  open: OpenPreview,
  paths: LinkPaths,
): PreviewPayload {
  const { so, en } = post
  return {
    post: {
      ...toPost(post, language, paths),
      created_at: post.publishedAt || new Date().toISOString(),
      languages: LANGUAGES.filter((name) => !isBlank(post[LANGUAGE_GROUP[name]]?.title)),
    },
    states: { SO: so?.state ?? 'draft', EN: en?.state ?? 'draft' },
    expires_at: open.expiresAt,
    frame_ancestor: open.frameAncestor,
  }
}

async function countOpening(desk: Payload, link: number): Promise<void> {
  await desk.db.updateOne({
    collection: 'preview-links',
    id: link,
    data: { opens: { $inc: 1 }, lastOpenedAt: new Date().toISOString() },
    returning: false,
  })
}

function bearerToken(request: Request): string | undefined {
  const [scheme = '', token] = (request.headers.get('authorization') ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && isPreviewToken(token) ? token : undefined
}

/**
 * The response with the working copy of the post that the request's token opens. It must not be
 * cached, and pages of other origins cannot read it. A token that is not valid is `not_found`,
 * whatever the reason, and so is one whose post was deleted.
 */
export async function previewCall(
  openDesk: () => Promise<Payload>,
  request: Request,
): Promise<Response> {
  const checked = checkQuery('preview', new URL(request.url).searchParams)
  if (!checked.ok) return failureResponse(request, checked.code)
  const { language = 'SO' } = checked.query
  const token = bearerToken(request)
  try {
    const desk = await openDesk()
    const open = token && (await openPreview(desk, token))
    if (!open) return failureResponse(request, 'not_found')
    const post = await desk.findByID({
      collection: 'posts',
      id: open.post,
      draft: true,
      // The same depth as the call `post`.
      depth: 2,
      disableErrors: true,
    })
    if (!post) return failureResponse(request, 'not_found')
    if (open.link !== undefined) await countOpening(desk, open.link)
    // Links lead to public documents only, as in a published text.
    const paths = await linkPaths(desk, language, [post[LANGUAGE_GROUP[language]]?.content])
    const body = JSON.stringify(goodResponse(toPreview(post, language, open, paths)))
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    })
  } catch (error) {
    console.error('A preview could not be read', error)
    return failureResponse(request, 'internal')
  }
}
