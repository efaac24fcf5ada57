import { LANGUAGES, type Language, type Preview, previewLanguages } from '@gaashaan/contract'
import { longDate } from '../../language/dates.ts'
import type { PreviewMessages } from '../../messages/so/preview.server.ts'
import { presentArticle } from '../article/present-article.ts'
import { addPreviewToken } from './preview-files.ts'

interface PreviewParts {
  readonly preview: Preview
  readonly token: string
  readonly language: Language
  readonly messages: PreviewMessages
  /** A day of Mogadishu. */
  readonly today: string
}

/** The bar above a working copy: the state of each text, and how long the preview is valid. */
function presentBar({ preview, language, messages }: PreviewParts) {
  return {
    label: messages.label,
    notPublic: messages.notPublic,
    languages: LANGUAGES.map((name) => ({
      language: name,
      state: `${messages.inLanguage[name]}: ${messages.states[preview.states[name]]}`,
      link: messages.languages[name],
    })),
    until: `${messages.until} ${longDate(preview.expires_at, language)}`,
  }
}

/**
 * A working copy as its page shows it: the article as readers would see it, or none where nothing is
 * written in the language. The revision is left out, because it is that of the public article.
 */
export function presentPreview(parts: PreviewParts) {
  const { preview, token, language, today } = parts
  const article = { ...presentArticle(preview.post, language, today), revision: undefined }
  return {
    bar: presentBar(parts),
    article: previewLanguages(preview).includes(language)
      ? addPreviewToken(article, token)
      : undefined,
    /** Origin of the desk that frames this page; `null` for a preview link. */
    desk: preview.frame_ancestor,
  }
}

export type PreviewView = ReturnType<typeof presentPreview>
