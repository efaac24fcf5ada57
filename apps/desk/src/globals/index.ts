import type { GlobalConfig } from 'payload'
import { about } from './about/global.ts'
import { alert } from './alert/global.ts'
import { banners } from './banners/global.ts'
import { contactInformation } from './contact-information/global.ts'
import { partners } from './partners/global.ts'
import { policyGlobals } from './policies/global.ts'

/**
 * The globals with texts and settings of the site, in the order of the desk's menu. They are created
 * for each desk, since Payload modifies them and a process can open several desks.
 */
export const siteGlobals = (): GlobalConfig[] => [
  alert(),
  contactInformation(),
  banners(),
  about(),
  partners(),
  ...policyGlobals(),
]
