/** Largest drawing, in characters, that is worth its place in the page: marks and flags, no banner. */
const MAX_INLINE_CHARS = 1_600

/**
 * An image among this site's built files. These patterns begin with a tag's `<`, which no text of a
 * rendered page contains: React and the cleaning of editors' HTML write it as `&lt;`.
 */
const IMAGE = /<img\b[^>]*?\ssrc="(\/assets\/[\w.-]+\.svg)"[^>]*>/g

/** The same in a style. */
const STYLE_URL = /url\((\/assets\/[\w.-]+\.svg)\)/g

/** React preloads images that are not lazy. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/** A reference to an icon of the sprite. */
const ICON = /<use href="(\/assets\/[\w.-]+\.svg)#([\w-]+)">/g
const SYMBOL = /<symbol id="([\w-]+)".*?<\/symbol>/gs

/** Reads a built file by its path. */
type ReadAsset = (path: string) => string

/** A drawing as a `data:` URL (RFC 2397) that fits between double quotes. */
function dataUrl(svg: string): string {
  const folded = svg.trim().replace(/\n\s*/g, '').replaceAll('"', "'")
  const escaped = folded.replace(/[%#<>&]/g, (sign) => encodeURIComponent(sign))
  return `data:image/svg+xml,${escaped}`
}

/** Inlines a page's small drawings, and leaves out the larger ones, which are decoration. */
export function inlineSvgs(html: string, read: ReadAsset): string {
  return html.replace(PRELOAD, '').replace(IMAGE, (image, path: string) => {
    const svg = read(path)
    return svg.length > MAX_INLINE_CHARS
      ? ''
      : image.replace(path, dataUrl(svg)).replace(' loading="lazy"', '')
  })
}

/** The same for the drawings in a page's styles. */
export function inlineInStyles(css: string, read: ReadAsset): string {
  return css.replace(STYLE_URL, (_url, path: string) => {
    const svg = read(path)
    return svg.length > MAX_INLINE_CHARS ? 'none' : `url("${dataUrl(svg)}")`
  })
}

/** Inlines the icons that a page uses, each once, in place of the sprite with all icons. */
export function inlineIcons(html: string, read: ReadAsset): string {
  const used = new Set<string>()
  let sprite = ''
  const page = html.replace(ICON, (_use, path: string, name: string) => {
    sprite ||= path
    used.add(name)
    return `<use href="#sign-${name}">`
  })
  if (!sprite) return html
  const symbols = [...read(sprite).matchAll(SYMBOL)]
    .filter(([, name = '']) => used.has(name))
    .map(([symbol]) => symbol.replace('<symbol id="', '<symbol id="sign-'))
  const end = page.lastIndexOf('</body>')
  return `${page.slice(0, end)}<svg class="saver-signs">${symbols.join('')}</svg>${page.slice(end)}`
}
