import { common } from './so/common.ts'
import { contact } from './so/contact.ts'
import { furniture } from './so/furniture.ts'
import { home } from './so/home.ts'
import { media } from './so/media.ts'
import { ministry } from './so/ministry.ts'
import { policies } from './so/policies.ts'
import { posts } from './so/posts.ts'

/** Everything the site says in Somali. English must have the same keys. */
export const so = { common, contact, furniture, home, media, ministry, policies, posts }

export type Words = typeof so
