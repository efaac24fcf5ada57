import { common } from './en/common.ts'
import { files } from './en/files.ts'
import { furniture } from './en/furniture.ts'
import { home } from './en/home.ts'
import { media } from './en/media.ts'
import type { BaseMessages } from './so-base.ts'

/** The English messages that every page needs: those of the furniture, of shared parts and of the home page. */
export const enBase = { common, files, furniture, home, media } satisfies BaseMessages
