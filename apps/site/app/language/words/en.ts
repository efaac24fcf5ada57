import { common } from './en/common.ts'
import { contact } from './en/contact.ts'
import { furniture } from './en/furniture.ts'
import { home } from './en/home.ts'
import { media } from './en/media.ts'
import { ministry } from './en/ministry.ts'
import { policies } from './en/policies.ts'
import { posts } from './en/posts.ts'
import type { Words } from './so.ts'

/** Everything the site says in English. */
export const en = {
  common,
  contact,
  furniture,
  home,
  media,
  ministry,
  policies,
  posts,
} satisfies Words
