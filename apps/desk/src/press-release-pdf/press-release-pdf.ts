import type { Language, PressReleasePdf } from '@gaashaan/contract'
import { PATHS } from '@gaashaan/contract/page-paths'
import { referenceNumber } from '@gaashaan/contract/reference-number'
import { signPdf } from '@gaashaan/transparency-log/sign-pdf'
import { textHash } from '@gaashaan/transparency-log/text-hash'
import type { Payload } from 'payload'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { toPost } from '../collections/posts/to-contract.ts'
import { env } from '../env/env.ts'
import type { LinkPaths } from '../links/links-in.ts'
import type { Post } from '../payload-types.ts'
import { originOf, readLogHead } from '../transparency-log/log-head.ts'
import { logSigners } from '../transparency-log/log-keys.ts'
import { renderPdf } from './render-pdf.ts'
import { textBlocks } from './text-blocks.ts'

/** The site's origin; where it is not set, that of the log's name. */
const siteUrlOf = (origin: string) => env.siteUrl || `https://${origin.replace(/\/log$/, '')}`

/** The signed PDF of a press release in one language. Throws `NoGlyph`. */
export async function pressReleasePdfOf(
  desk: Payload,
  doc: Post,
  language: Language,
  paths: LinkPaths,
): Promise<PressReleasePdf> {
  const { title, content, changed_at } = toPost(doc, language, paths)
  const origin = originOf(desk, await readLogHead(desk))
  const reference = referenceNumber(doc.id)
  const siteUrl = siteUrlOf(origin)
  const pdf = await renderPdf({
    language,
    title,
    reference,
    publishedAt: doc.publishedAt,
    changedAt: changed_at,
    blocks: textBlocks(doc[LANGUAGE_GROUP[language]]?.content, paths),
    siteUrl,
    verifyUrl: `${siteUrl}${PATHS.verify}?number=${reference}&language=${language}`,
  })
  const facts = { origin, reference, language, text: textHash(title, content ?? '') }
  return { pdf: signPdf(pdf, facts, logSigners(desk, origin)).toString('base64') }
}
