import type { BothLanguages } from '../../i18n/messages.ts'
import { isBlank } from '../blank.ts'
import { slugify } from './hashed-filename.ts'

const MISSING: BothLanguages = {
  en: 'Say in at least one language what the picture shows, or tick that it is decorative.',
  so: 'Ugu yaraan hal luqad ku sheeg waxa sawirku muujinayo, ama calaamadee inuu qurxin yahay.',
}

const EMPTIED: BothLanguages = {
  en: 'This description can be changed, not removed: what is public may show the picture with it.',
  so: 'Sharraxaaddan waa la beddeli karaa, lama saari karo: waxa dadweynaha u furan ayaa laga yaabaa inay sawirka la muujiyaan.',
}

const FILE_NAME: BothLanguages = {
  en: 'This is the file’s name. Say what the picture shows, for someone who cannot see it.',
  so: 'Kani waa magaca faylka. Sheeg waxa sawirku muujinayo, si qofka aan arkin u fahmo.',
}

const SAYS_NOTHING: BothLanguages = {
  en: 'This says only that it is a picture. Say what the picture shows, for someone who cannot see it.',
  so: 'Tani waxay sheegaysaa oo keliya inuu sawir yahay. Sheeg waxa uu muujinayo, si qofka aan arkin u fahmo.',
}

const TOO_SHORT: BothLanguages = {
  en: 'This is too short. Say in a few words what the picture shows.',
  so: 'Tani aad bay u gaaban tahay. Erayo kooban ku sheeg waxa sawirku muujinayo.',
}

const TWICE_THE_SAME: BothLanguages = {
  en: 'This is the same text in both languages. Say it in Somali and in English.',
  so: 'Labada luqadoodba waa isku qoraal. Ku sheeg Soomaali iyo Ingiriis.',
}

/** Words that say nothing about a picture, and prefixes that cameras and telephones give its name. */
const GENERIC_WORDS = new Set(
  [
    'photo photos photograph picture pictures pic image images img',
    'sawir sawirka sawirkan sawirro sawirrada masawir masawirka masawirro',
    'dsc dscn dcim pxl mvi screenshot whatsapp untitled file fayl',
    'jpg jpeg png webp avif',
    'a an the of at ah waa this is',
  ].flatMap((words) => words.split(' ')),
)

/** Maximum number of words in a name, which may be the same in both languages. */
const MAX_NAME_WORDS = 4

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** Whether a text is the file's name, with or without its extension, content hash and hyphens. */
function isFileName(text: string, filename: string): boolean {
  const withoutExtension = (name: string) => name.replace(/\.[a-z\d]{1,5}$/i, '')
  const slug = slugify(withoutExtension(filename).replace(/-[\da-f]{10}(?:-\d+)?$/, ''))
  return slug !== '' && [text, withoutExtension(text)].some((name) => slugify(name) === slug)
}

/**
 * The error of an alternative text; `undefined` for a valid one (WCAG 2.2 §1.1.1, failure F30: a
 * file's name or "photo" is not an alternative). One language is enough, so a text may be empty where
 * the `other` language has one. A `previous` text may be changed but not removed.
 */
export function altProblem(
  text: string | null | undefined,
  filename: string | null | undefined,
  other: string | null | undefined,
  previous?: string | null,
): BothLanguages | undefined {
  if (isBlank(text)) {
    if (!isBlank(previous)) return EMPTIED
    return isBlank(other) ? MISSING : undefined
  }
  const trimmed = (text ?? '').trim()
  const words = wordsOf(trimmed)
  if (words.every((word) => GENERIC_WORDS.has(word))) return SAYS_NOTHING
  if (words.join('').length < 3) return TOO_SHORT
  if (isFileName(trimmed, filename ?? '')) return FILE_NAME
  const isSame = trimmed.toLowerCase() === other?.trim().toLowerCase()
  return isSame && words.length > MAX_NAME_WORDS ? TWICE_THE_SAME : undefined
}
