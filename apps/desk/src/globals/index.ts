import type { GlobalConfig } from 'payload'
import { about } from './about/global.ts'
import { alert } from './alert/global.ts'
import { banners } from './banners/global.ts'
import { contactInformation } from './contact-information/global.ts'
import { partners } from './partners/global.ts'
import { policyGlobals } from './policies/global.ts'

/**
 * What stands around the articles, in the order of the desk's menu. Made anew for each desk: Payload
 * writes into what it is given, and two desks of one process must not wait for each other.
 */
export const siteGlobals = (): GlobalConfig[] => [
  alert(),
  contactInformation(),
  banners(),
  about(),
  partners(),
  ...policyGlobals(),
]
