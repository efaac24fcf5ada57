import { common } from './so/common.ts'
import { files } from './so/files.ts'
import { furniture } from './so/furniture.ts'
import { home } from './so/home.ts'
import { media } from './so/media.ts'

/** The Somali messages that every page needs: those of the furniture, of shared parts and of the home page. */
export const soBase = { common, files, furniture, home, media }

export type BaseMessages = typeof soBase
