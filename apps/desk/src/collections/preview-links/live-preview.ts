import { PREVIEW_PATH } from '@gaashaan/contract'
import type { PayloadRequest, RootLivePreviewConfig } from 'payload'
import { hasRole } from '../../access/role.ts'
import { env } from '../../env/env.ts'
import { deskToken } from './desk-token.ts'

export function previewUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${PREVIEW_PATH}?token=${encodeURIComponent(token)}`
}

/** The origin of the desk in the editor's browser; a proxy before the desk forwards host and scheme. */
function deskOrigin({ headers }: PayloadRequest): string | undefined {
  if (env.deskUrl !== '') return new URL(env.deskUrl).origin
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0] ?? 'http'
  const origin = `${scheme}://${host}`
  return host && URL.canParse(origin) ? new URL(origin).origin : undefined
}

/**
 * The URL of the editor's own preview of a post; `undefined` where the desk knows no site, for a post
 * that is not stored yet, and for someone who may not write.
 */
export function deskPreviewUrl(
  siteUrl: string,
  post: unknown,
  req: PayloadRequest,
): string | undefined {
  const { user } = req
  const origin = deskOrigin(req)
  // Payload's types lack the session's id, which its own authentication strategy sets.
  const session = (user as { _sid?: string } | null)?._sid
  if (siteUrl === '' || typeof post !== 'number' || !user || !session || !origin) return undefined
  if (!hasRole(user, 'writer', 'publisher', 'administrator')) return undefined
  const token = deskToken(req.payload.secret, { post, user: user.id, session, origin })
  return `${previewUrl(siteUrl, token)}&language=${req.i18n?.language === 'en' ? 'EN' : 'SO'}`
}

/** Shows a post's page from the real site beside its form. */
export const livePreview: RootLivePreviewConfig = {
  collections: ['posts'],
  // Payload's toolbar takes labels in one language only.
  breakpoints: [
    { name: 'phone', label: 'Phone · Telefoon', width: 360, height: 740 },
    { name: 'tablet', label: 'Tablet · Taableed', width: 768, height: 1024 },
    { name: 'desktop', label: 'Desktop · Kombiyuutar', width: 1280, height: 800 },
  ],
  url: ({ data, req }) => deskPreviewUrl(env.siteUrl, data?.id, req),
}
