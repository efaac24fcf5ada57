import { iconId } from '@gaashaan/contract/texts/mirrored-text'
import type { ReadSite, SiteAnswer } from './read-site.ts'

/**
 * The site's icons by the links that show them, `/assets/icons-a1.svg#menu`, each as a `<symbol>`. Pages have
 * them in themselves: on a USB stick a browser takes none from another file.
 */
export type Icons = ReadonlyMap<string, string>

const SPRITE_LINK = /<use href="(\/assets\/[\w.-]+\.svg)#/
const SYMBOL = /<symbol id="([\w-]+)"(.*?<\/symbol>)/gs

/** Reads the icons that the home page names; none where it names none. */
export async function readIcons(read: ReadSite, home: SiteAnswer): Promise<Icons> {
  const [, path] = SPRITE_LINK.exec(home.body.toString()) ?? []
  const answer = path === undefined ? undefined : await read(path)
  const symbols = answer?.status === 200 ? answer.body.toString().matchAll(SYMBOL) : []
  return new Map(
    Array.from(symbols, ([, name = '', drawing = '']) => [
      `${path}#${name}`,
      `<symbol id="${iconId(name)}"${drawing}`,
    ]),
  )
}

/** The icons of some links, for the end of a page that shows them by their ids. */
export function iconsHtml(icons: Icons, links: Iterable<string>): string {
  const symbols = Array.from(new Set(links), (link) => icons.get(link) ?? '').join('')
  return symbols === '' ? '' : `<svg id="icons">${symbols}</svg>`
}
