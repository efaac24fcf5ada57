/**
 * Splits clean HTML after its first paragraph, so that a picture can be placed there. A text that begins
 * with anything else, or with a picture in that paragraph, has no lead.
 */
export function splitLead(html: string): { lead?: string; rest: string } {
  const [lead] = /^\s*<p(?: [^>]*)?>.*?<\/p>/s.exec(html) ?? []
  if (lead === undefined || /<(?:img|video)\b/.test(lead)) return { rest: html }
  return { lead, rest: html.slice(lead.length).trim() }
}
