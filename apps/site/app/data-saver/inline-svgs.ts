/** Bytes up to which a drawing of ours is worth its place in the page: marks and flags, no banner. */
const SMALL = 1_600

/**
 * An image of this site's built files. What is looked for in a finished page begins with a tag's `<`,
 * which no text can contain: React and the cleaning of editors' HTML write it as `&lt;`.
 */
const IMAGE = /<img\b[^>]*?\ssrc="(\/assets\/[\w.-]+\.svg)"[^>]*>/g

/** The address of such a file in a style. */
const IN_STYLE = /url\((\/assets\/[\w.-]+\.svg)\)/g

/** React asks ahead for images that are not lazy. */
const AHEAD = /<link rel="preload" as="image"[^>]*>/g

/** A use of the sprite of signs. */
const SIGN = /<use href="(\/assets\/[\w.-]+\.svg)#([\w-]+)">/g
const SYMBOL = /<symbol id="([\w-]+)".*?<\/symbol>/gs

/** Gives the text of a built file by its address. */
export type ReadAsset = (address: string) => string

/** As an address of its own (RFC 2397), quotes turned so that it can stand between double ones. */
function dataAddress(svg: string): string {
  const folded = svg.trim().replace(/\n\s*/g, '').replaceAll('"', "'")
  const escaped = folded.replace(/[%#<>&]/g, (sign) => encodeURIComponent(sign))
  return `data:image/svg+xml,${escaped}`
}

/** Small drawings in a page's HTML as part of it; larger ones, which are decoration, left out. */
export function inlineSvgs(html: string, read: ReadAsset): string {
  return html.replace(AHEAD, '').replace(IMAGE, (image, address: string) => {
    const svg = read(address)
    return svg.length > SMALL
      ? ''
      : image.replace(address, dataAddress(svg)).replace(' loading="lazy"', '')
  })
}

/** Small drawings in a page's styles as part of them; without larger ones. */
export function inlineInStyles(css: string, read: ReadAsset): string {
  return css.replace(IN_STYLE, (_url, address: string) => {
    const svg = read(address)
    return svg.length > SMALL ? 'none' : `url("${dataAddress(svg)}")`
  })
}

/** The signs that a page uses as part of it, each once, in place of the sprite of all. */
export function inlineSigns(html: string, read: ReadAsset): string {
  const used = new Set<string>()
  let sprite = ''
  const named = html.replace(SIGN, (_use, address: string, name: string) => {
    sprite ||= address
    used.add(name)
    return `<use href="#sign-${name}">`
  })
  if (!sprite) return html
  const symbols = [...read(sprite).matchAll(SYMBOL)]
    .filter(([, name = '']) => used.has(name))
    .map(([symbol]) => symbol.replace('<symbol id="', '<symbol id="sign-'))
  const end = named.lastIndexOf('</body>')
  return `${named.slice(0, end)}<svg class="saver-signs">${symbols.join('')}</svg>${named.slice(end)}`
}
