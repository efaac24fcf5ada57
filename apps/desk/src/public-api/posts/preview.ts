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
import { failure } from '../../http/json-response.ts'
import { linkPaths } from '../../links/link-paths.ts'
import type { LinkPaths } from '../../links/links-in.ts'
import type { Post } from '../../payload-types.ts'

/** The working copy as readers would have it, whatever is public of it. */
function toPreview(
  post: Post,
  language: Language,
  open: OpenPreview,
  paths: LinkPaths,
): PreviewPayload {
  const textOf = (each: Language) => post[LANGUAGE_GROUP[each]]
  return {
    post: {
      ...toPost(post, language, paths),
      created_at: post.publishedAt || new Date().toISOString(),
      languages: LANGUAGES.filter((each) => !isBlank(textOf(each)?.title)),
    },
    states: { SO: textOf('SO')?.state ?? 'draft', EN: textOf('EN')?.state ?? 'draft' },
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

function tokenIn(request: Request): string | undefined {
  const [scheme = '', token] = (request.headers.get('authorization') ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && isPreviewToken(token) ? token : undefined
}

/**
 * Answers the working copy of the post that the request's token opens. Nothing may keep the answer,
 * and no page of another origin may read it. A token that opens nothing is `not_found`, whatever
 * the reason, and so is that of a post that is gone.
 */
export async function previewCall(
  openDesk: () => Promise<Payload>,
  request: Request,
): Promise<Response> {
  const checked = checkQuery('preview', new URL(request.url).searchParams)
  if (!checked.ok) return failure(request, checked.code)
  const { language = 'SO' } = checked.query
  const token = tokenIn(request)
  try {
    const desk = await openDesk()
    const open = token && (await openPreview(desk, token))
    if (!open) return failure(request, 'not_found')
    const post = await desk.findByID({
      collection: 'posts',
      id: open.post,
      draft: true,
      // As deep as the call `post` reads.
      depth: 2,
      disableErrors: true,
    })
    if (!post) return failure(request, 'not_found')
    if (open.link !== undefined) await countOpening(desk, open.link)
    // Links lead where those of a published text would: to what readers have.
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
    return failure(request, 'internal')
  }
}
