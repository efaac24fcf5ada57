import { contact } from './en/contact.ts'
import { ministry } from './en/ministry.ts'
import { partners } from './en/partners.ts'
import { policies } from './en/policies.ts'
import { posts } from './en/posts.ts'
import { search } from './en/search.ts'
import { enBase } from './en-base.ts'
import type { Words } from './so.ts'

/** Everything the site says in English. */
export const en = {
  ...enBase,
  contact,
  ministry,
  partners,
  policies,
  posts,
  search,
} satisfies Words
