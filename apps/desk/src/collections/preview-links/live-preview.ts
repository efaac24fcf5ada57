import { PREVIEW_PATH } from '@gaashaan/contract'
import type { PayloadRequest, RootLivePreviewConfig } from 'payload'
import { hasRole } from '../../access/role.ts'
import { env } from '../../env/env.ts'
import { deskToken } from './desk-token.ts'

/** The address of a preview at a site. */
export function previewAddress(siteUrl: string, token: string): string {
  return `${siteUrl}${PREVIEW_PATH}?token=${encodeURIComponent(token)}`
}

/** The desk as the editor's browser knows it; a proxy before the desk tells both parts. */
function originOf({ headers }: PayloadRequest): string | undefined {
  if (env.deskUrl !== '') return new URL(env.deskUrl).origin
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0] ?? 'http'
  const origin = `${scheme}://${host}`
  return host && URL.canParse(origin) ? new URL(origin).origin : undefined
}

/**
 * Where the editor's own preview of a post is; `undefined` where the desk knows no site, for a post
 * that is not stored yet, and for someone who does not write.
 */
export function deskPreviewAddress(
  siteUrl: string,
  post: unknown,
  req: PayloadRequest,
): string | undefined {
  const { user } = req
  const origin = originOf(req)
  // Payload's types leave out what its own strategy of signing in writes.
  const session = (user as { _sid?: string } | null)?._sid
  if (siteUrl === '' || typeof post !== 'number' || !user || !session || !origin) return undefined
  if (!hasRole(user, 'writer', 'publisher', 'administrator')) return undefined
  const token = deskToken(req.payload.secret, { post, user: user.id, session, origin })
  return `${previewAddress(siteUrl, token)}&language=${req.i18n?.language === 'en' ? 'EN' : 'SO'}`
}

/** The screens that a post is looked at on; the labels stand in Payload's own toolbar. */
const screen = (name: string, label: string, width: number, height: number) => ({
  name,
  label,
  width,
  height,
})

/** The real page of a post, from the real site, beside the post's form. */
export const livePreview: RootLivePreviewConfig = {
  collections: ['posts'],
  breakpoints: [
    screen('phone', 'Phone · Telefoon', 360, 740),
    screen('tablet', 'Tablet · Taableed', 768, 1024),
    screen('desktop', 'Desktop · Kombiyuutar', 1280, 800),
  ],
  url: ({ data, req }) => deskPreviewAddress(env.siteUrl, data?.id, req),
}
