import { escapeHtml } from '@gaashaan/http/escape-html'
import { use } from 'react'
import type { PagePicture } from '../images/page-picture.ts'
import { useLanguage } from '../language/language-context.tsx'
import { SaverContext } from './data-saver-context.ts'
import { lowDataSource } from './low-data-source.ts'
import { pictureOnRequestHtml } from './picture-on-request-html.ts'

interface PictureOnRequestProps {
  readonly picture: PagePicture
  /** What it shows, where the layout knows better than the picture. */
  readonly alt?: string | undefined
}

/** A picture's place with the data saver on: what it shows, and a control that fetches it. */
export function PictureOnRequest({ picture, alt = picture.alt }: PictureOnRequestProps) {
  const requested = { ...lowDataSource(picture), ratio: picture.width / picture.height }
  const rules = use(SaverContext) ?? []
  const html = pictureOnRequestHtml(requested, escapeHtml(alt), useLanguage(), rules)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by us, what it shows is escaped.
    <details className="saver-picture" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
