import { common } from './en/common.ts'
import { files } from './en/files.ts'
import { furniture } from './en/furniture.ts'
import { home } from './en/home.ts'
import { media } from './en/media.ts'
import type { BaseMessages } from './so-base.ts'

/** What every page says in English: the furniture, what pages share, and the home page. */
export const enBase = { common, files, furniture, home, media } satisfies BaseMessages
