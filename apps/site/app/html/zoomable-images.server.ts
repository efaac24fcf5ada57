/** What matters of a cleaned text: links, and pictures within or without their sources. */
const PARTS = /<a\b|<\/a>|<picture>.*?<\/picture>|<img\b[^>]*>/gs
const SOURCE = /<img\b[^>]*?\ssrc="(\/media\/[^"]*)"/

/**
 * Makes the site's own pictures of a cleaned text links to the whole pictures, but those that are in
 * a link already. `say` is read aloud before what the picture shows.
 */
export function zoomableImages(html: string, say: string): string {
  let isInLink = false
  return html.replace(PARTS, (part) => {
    if (part.startsWith('<a')) isInLink = true
    else if (part === '</a>') isInLink = false
    const source = isInLink ? undefined : SOURCE.exec(part)?.[1]
    if (source === undefined) return part
    return `<a href="${source}" data-enlarge=""><span class="visually-hidden">${say} </span>${part}</a>`
  })
}
