import type { Partner, Picture } from '@gaashaan/contract'
import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import { mediaUrl } from '../../images/media-url.ts'
import type { Messages } from '../../messages/messages.ts'
import type { PartnerView } from './partner-view.ts'

/** Most letters that fit a flag's place. */
const MAX_LETTERS = 4
/** Twice the painted width of a logo, in pixels. */
const LOGO_WIDTH = 168

/** The first letters of a name's words that begin with a capital. */
function initialsOf(name: string): string {
  const capitals = name.split(/\s+/).map((word) => /^\p{Lu}/u.exec(word)?.[0] ?? '')
  return capitals.join('').slice(0, MAX_LETTERS) || name.slice(0, 2).toUpperCase()
}

/** The file of a logo that is large enough and no larger than need be. */
function logoAddress({ url, sizes }: Picture): string | undefined {
  const small = sizes
    .filter(({ format, width }) => format === 'webp' && width >= LOGO_WIDTH)
    .toSorted((a, b) => a.width - b.width)[0]
  return mediaUrl(small?.url ?? url)
}

function isBuiltIn(partner: Partner, at: number, messages: Messages): boolean {
  const own = DEFAULT_PARTNERS[at]
  return (
    own !== undefined &&
    partner.mark === own.mark &&
    partner.kind === own.kind &&
    partner.name === messages.home.partners.names[own.mark] &&
    (partner.text ?? '') === messages.partners.about[own.mark] &&
    !partner.logo &&
    !partner.letters &&
    !partner.url
  )
}

/**
 * The partners that the ministry has chosen, in its order; `undefined` where it has none, or has
 * those that the site knows by itself.
 */
export function presentPartners(
  told: readonly Partner[] | null | undefined,
  messages: Messages,
): readonly PartnerView[] | undefined {
  if (!told?.length) return undefined
  const isOwn = told.length === DEFAULT_PARTNERS.length
  if (isOwn && told.every((partner, at) => isBuiltIn(partner, at, messages))) return undefined
  return told.map(({ name, kind, text, mark, logo, letters, url }) => {
    const address = logo ? logoAddress(logo) : undefined
    return {
      name,
      kind,
      ...(address && { logo: address }),
      ...(!address && mark && { mark }),
      ...(!address && !mark && { letters: letters || initialsOf(name) }),
      ...(text && { text }),
      ...(url && { url }),
    }
  })
}

/** The same for a list of names, without what stands on the partners' own page alone. */
export function presentPartnersInShort(
  ...args: Parameters<typeof presentPartners>
): readonly PartnerView[] | undefined {
  return presentPartners(...args)?.map(({ text: _text, url: _url, ...partner }) => partner)
}
