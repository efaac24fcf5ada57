import type { SiteSettings } from '@gaashaan/contract'
import { toAbout } from '../globals/about/to-contract.ts'
import { toAlert } from '../globals/alert/to-contract.ts'
import { toBanner } from '../globals/banners/to-contract.ts'
import { toContact } from '../globals/contact-information/to-contract.ts'
import { toPartners } from '../globals/partners/to-contract.ts'
import { publicGlobal } from '../globals/public-global.ts'
import { type Load, languageOf } from './load.ts'
import { addGlobalFileTags } from './reference-tags.ts'

/** The published site settings. Parts that are not published are left out. */
export const siteSettings: Load = async (desk, call): Promise<SiteSettings> => {
  const language = languageOf(call)
  const [alert, contact, banners, partners, about] = await Promise.all([
    publicGlobal(desk, 'alert'),
    publicGlobal(desk, 'contact-information'),
    publicGlobal(desk, 'banners'),
    publicGlobal(desk, 'partners'),
    publicGlobal(desk, 'about'),
  ])
  addGlobalFileTags(call.tags, desk, 'banners', banners)
  addGlobalFileTags(call.tags, desk, 'partners', partners)
  return {
    alert: alert && toAlert(alert, language),
    contact: contact && toContact(contact, language),
    banner: banners && toBanner(banners, language),
    partners: partners && toPartners(partners, language),
    about: about && toAbout(about, language),
  }
}
