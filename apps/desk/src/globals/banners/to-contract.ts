import type { Language, SiteSettings } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { toPicture } from '../../collections/media/to-contract.ts'
import type { Banner } from '../../payload-types.ts'

/** The banner of a language; `null` where it has no picture. */
export function toBanner(banners: Banner, language: Language): SiteSettings['banner'] {
  const banner = banners[LANGUAGE_GROUP[language]]
  const picture = toPicture(banner?.picture, language)
  return picture && { picture, show_name: banner?.showName !== false }
}
