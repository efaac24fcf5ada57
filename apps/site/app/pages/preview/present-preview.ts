import { LANGUAGES, type Language, type Preview, previewLanguages } from '@gaashaan/contract'
import { longDate } from '../../language/dates.ts'
import type { PreviewMessages } from '../../messages/so/preview.server.ts'
import { presentArticle } from '../article/present-article.ts'
import { withPreviewFiles } from './preview-files.ts'

interface PresentPreviewParts {
  readonly preview: Preview
  readonly token: string
  readonly language: Language
  readonly messages: PreviewMessages
  /** A day of Mogadishu. */
  readonly today: string
}

/** The bar over a working copy: how far each text is, and until when it can be seen. */
function presentBar({ preview, language, messages }: PresentPreviewParts) {
  return {
    label: messages.label,
    notPublic: messages.notPublic,
    states: LANGUAGES.map((each) => ({
      language: each,
      text: `${messages.inLanguage[each]}: ${messages.states[preview.states[each]]}`,
    })),
    until: `${messages.until} ${longDate(preview.expires_at, language)}`,
    links: LANGUAGES.map((each) => ({ language: each, text: messages.languages[each] })),
  }
}

/**
 * A working copy as its page shows it: the article exactly as readers would have it, or none where
 * nothing is written in the language; the mark of what readers have is left out.
 */
export function presentPreview(parts: PresentPreviewParts) {
  const { preview, token, language, today } = parts
  const { revision: _published, ...article } = presentArticle(preview.post, language, today)
  return {
    bar: presentBar(parts),
    article: previewLanguages(preview).includes(language)
      ? withPreviewFiles({ ...article, revision: undefined }, token)
      : undefined,
    /** Where the desk that frames this page is; `null` for a link. */
    desk: preview.frame_ancestor,
  }
}

export type PresentedPreview = ReturnType<typeof presentPreview>
