/** Links, and pictures with or without sources, in cleaned HTML. */
const PARTS = /<a\b|<\/a>|<picture>.*?<\/picture>|<img\b[^>]*>/gs
const SOURCE = /<img\b[^>]*?\ssrc="(\/media\/[^"]*)"/

/**
 * Wraps the site's own pictures in links to the whole pictures, except those that are in a link already.
 * Screen readers read `label` before the picture's alternative text.
 */
export function zoomableImages(html: string, label: string): string {
  let isInLink = false
  return html.replace(PARTS, (part) => {
    if (part.startsWith('<a')) isInLink = true
    else if (part === '</a>') isInLink = false
    const source = isInLink ? undefined : SOURCE.exec(part)?.[1]
    if (source === undefined) return part
    return `<a href="${source}" data-enlarge=""><span class="visually-hidden">${label} </span>${part}</a>`
  })
}
