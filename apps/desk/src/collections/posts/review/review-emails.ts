import type { Payload } from 'payload'
import { deskAddress } from '../../../mail/desk-address.ts'
import { oneLine } from '../../../mail/one-line.ts'
import type { LanguageGroup } from '../../language-fields.ts'

const LANGUAGES = {
  so: { so: 'af Soomaali', en: 'Somali' },
  en: { so: 'af Ingiriis', en: 'English' },
} as const

/** What happened to a text, for the e-mail about it. */
export interface ReviewStep {
  readonly post: number
  readonly language: LanguageGroup
  readonly title: string
  /** Name or address of who did it. */
  readonly by: string
}

const addressOf = (payload: Pick<Payload, 'config'>, { post }: ReviewStep) =>
  `${deskAddress(payload)}/admin/collections/posts/${post}`

/**
 * Tells someone who may publish that a text waits. In both languages, Somali first, as all the desk's
 * e-mails are: which language an account has the desk in is known to its browser alone.
 */
export function submittedEmail(payload: Pick<Payload, 'config'>, to: string, step: ReviewStep) {
  const { language, title, by } = step
  const address = addressOf(payload, step)
  return {
    to,
    subject: oneLine(`Gaashaan: dib-u-eegis / review: ${title}`),
    text: `${by} wuxuu dib-u-eegis u diray qoraalka ${LANGUAGES[language].so}: ${title}

Ka eeg: ${address}

--

${by} sent the ${LANGUAGES[language].en} text to review: ${title}

Look at it: ${address}
`,
  }
}

/** Tells a writer that a text came back, and what to look at. */
export function returnedEmail(
  payload: Pick<Payload, 'config'>,
  to: string,
  step: ReviewStep & { readonly remark: string },
) {
  const { language, title, by, remark } = step
  const address = addressOf(payload, step)
  return {
    to,
    subject: oneLine(`Gaashaan: waa la soo celiyay / sent back: ${title}`),
    text: `${by} wuxuu kuu soo celiyay qoraalka ${LANGUAGES[language].so}: ${title}

${remark}

Halkan ka sii wad: ${address}

--

${by} sent the ${LANGUAGES[language].en} text back to you: ${title}

${remark}

Go on here: ${address}
`,
  }
}
