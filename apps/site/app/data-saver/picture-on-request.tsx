import { escapeHtml } from '@gaashaan/http/escape-html'
import { use } from 'react'
import type { PagePicture } from '../images/page-picture.ts'
import { useLanguage } from '../language/language-context.tsx'
import { SaverContext } from './data-saver-context.ts'
import { lowDataSource } from './low-data-source.ts'
import { pictureOnRequestHtml } from './picture-on-request-html.ts'

interface PictureOnRequestProps {
  readonly picture: PagePicture
  /** Replaces the picture's own alternative text where the layout has a better one. */
  readonly alt?: string | undefined
}

/** A picture with the data saver on: its alternative text, and a control that fetches the picture. */
export function PictureOnRequest({ picture, alt = picture.alt }: PictureOnRequestProps) {
  const requested = { ...lowDataSource(picture), ratio: picture.width / picture.height }
  const rules = use(SaverContext) ?? []
  const html = pictureOnRequestHtml(requested, escapeHtml(alt), useLanguage(), rules)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, with the alternative text escaped.
    <details className="saver-picture" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
