import { partnerTexts } from '@gaashaan/contract/defaults/so/partner-texts'
import { archive } from './so/archive.ts'
import { contact } from './so/contact.ts'
import { errorPage } from './so/error-page.ts'
import { feeds } from './so/feeds.ts'
import { ministry } from './so/ministry.ts'
import { offline } from './so/offline.ts'
import { policies } from './so/policies.ts'
import { posts } from './so/posts.ts'
import { search } from './so/search.ts'
import { siteMap } from './so/site-map.ts'
import { soBase } from './so-base.ts'

/** All messages of the site in Somali; the English ones must have the same keys. */
export const so = {
  ...soBase,
  archive,
  contact,
  errorPage,
  feeds,
  ministry,
  offline,
  partners: { about: partnerTexts },
  policies,
  posts,
  search,
  siteMap,
}

export type Messages = typeof so
