import type { Payload } from 'payload'
import { deskBaseUrl } from '../../../mail/desk-base-url.ts'
import { oneLine } from '../../../mail/one-line.ts'
import type { LanguageGroup } from '../../language-fields.ts'

const LANGUAGE_NAMES = {
  so: { so: 'af Soomaali', en: 'Somali' },
  en: { so: 'af Ingiriis', en: 'English' },
} as const

/** What an e-mail says about a text that was sent to review or back. */
interface ReviewStep {
  readonly post: number
  readonly language: LanguageGroup
  readonly title: string
  /** Name or e-mail address of the sender. */
  readonly by: string
}

const deskUrl = (payload: Pick<Payload, 'config'>, { post }: ReviewStep) =>
  `${deskBaseUrl(payload)}/admin/collections/posts/${post}`

/**
 * The e-mail to a publisher about a text that waits for review. It is in both languages, Somali
 * first, as all the desk's e-mails are: only the browser knows which language an account uses.
 */
export function submittedEmail(payload: Pick<Payload, 'config'>, to: string, step: ReviewStep) {
  const { language, title, by } = step
  const url = deskUrl(payload, step)
  return {
    to,
    subject: oneLine(`Gaashaan: dib-u-eegis / review: ${title}`),
    text: `${by} wuxuu dib-u-eegis u diray qoraalka ${LANGUAGE_NAMES[language].so}: ${title}

Ka eeg: ${url}

--

${by} sent the ${LANGUAGE_NAMES[language].en} text to review: ${title}

Look at it: ${url}
`,
  }
}

/** The e-mail to a writer about a text that was sent back with a remark. */
export function returnedEmail(
  payload: Pick<Payload, 'config'>,
  to: string,
  step: ReviewStep & { readonly remark: string },
) {
  const { language, title, by, remark } = step
  const url = deskUrl(payload, step)
  return {
    to,
    subject: oneLine(`Gaashaan: waa la soo celiyay / sent back: ${title}`),
    text: `${by} wuxuu kuu soo celiyay qoraalka ${LANGUAGE_NAMES[language].so}: ${title}

${remark}

Halkan ka sii wad: ${url}

--

${by} sent the ${LANGUAGE_NAMES[language].en} text back to you: ${title}

${remark}

Go on here: ${url}
`,
  }
}
