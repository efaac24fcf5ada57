import { partnerTexts } from '@gaashaan/contract/defaults/en/partner-texts'
import { archive } from './en/archive.ts'
import { contact } from './en/contact.ts'
import { errorPage } from './en/error-page.ts'
import { feeds } from './en/feeds.ts'
import { ministry } from './en/ministry.ts'
import { offline } from './en/offline.ts'
import { policies } from './en/policies.ts'
import { posts } from './en/posts.ts'
import { search } from './en/search.ts'
import { siteMap } from './en/site-map.ts'
import { enBase } from './en-base.ts'
import type { Messages } from './so.ts'

/** All messages of the site in English. */
export const en = {
  ...enBase,
  archive,
  contact,
  errorPage,
  feeds,
  ministry,
  offline,
  partners: { about: partnerTexts },
  policies,
  posts,
  siteMap,
  search,
} satisfies Messages
