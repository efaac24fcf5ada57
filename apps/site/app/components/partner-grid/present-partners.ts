import type { Partner, Picture } from '@gaashaan/contract'
import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import { mediaUrl } from '../../images/media-url.ts'
import type { Messages } from '../../messages/messages.ts'
import type { PartnerView } from './partner-list.ts'

/** More letters do not fit in the place of a flag. */
const MAX_LETTERS = 4
/** Twice the painted width of a logo. */
const MIN_LOGO_WIDTH_PX = 168

/** The first letters of the words that begin with a capital. */
function initials(name: string): string {
  const capitals = name.split(/\s+/).map((word) => /^\p{Lu}/u.exec(word)?.[0] ?? '')
  return capitals.join('').slice(0, MAX_LETTERS) || name.slice(0, 2).toUpperCase()
}

/** URL of a logo's smallest file that is wide enough. */
function logoUrl({ url, sizes }: Picture): string | undefined {
  const small = sizes
    .filter(({ format, width }) => format === 'webp' && width >= MIN_LOGO_WIDTH_PX)
    .toSorted((a, b) => a.width - b.width)[0]
  return mediaUrl(small?.url ?? url)
}

function presentPartner({ name, kind, text, mark, logo, letters, url }: Partner): PartnerView {
  const logoFile = logo ? logoUrl(logo) : undefined
  return {
    name,
    kind,
    ...(logoFile && { logo: logoFile }),
    ...(!logoFile && mark && { mark }),
    ...(!logoFile && !mark && { letters: letters || initials(name) }),
    ...(text && { text }),
    ...(url && { url }),
  }
}

/**
 * The ministry's own list of partners, in its order; `undefined` where it has none, or has the list that
 * is part of the site.
 */
export function presentPartners(
  partners: readonly Partner[] | null | undefined,
  messages: Messages,
): readonly PartnerView[] | undefined {
  if (!partners?.length) return undefined
  const builtIn = DEFAULT_PARTNERS.map(({ mark, kind }) => {
    const { names } = messages.home.partners
    return presentPartner({ mark, kind, name: names[mark], text: messages.partners.about[mark] })
  })
  const views = partners.map(presentPartner)
  return JSON.stringify(views) === JSON.stringify(builtIn) ? undefined : views
}

/** The same without what only the partners' own page shows. */
export function presentPartnerSummaries(...args: Parameters<typeof presentPartners>) {
  return presentPartners(...args)?.map(({ text: _text, url: _url, ...partner }) => partner)
}
