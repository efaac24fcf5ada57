/** A text in two parts, so that a picture can stand between its first paragraph and the rest. */
export interface TextParts {
  readonly lead?: string
  readonly rest: string
}

/**
 * Splits cleaned HTML after its first paragraph. A text that begins with anything else, or with a
 * picture in that paragraph, has no lead.
 */
export function splitLead(html: string): TextParts {
  const [lead] = /^\s*<p(?: [^>]*)?>.*?<\/p>/s.exec(html) ?? []
  if (lead === undefined || /<(?:img|video)\b/.test(lead)) return { rest: html }
  return { lead, rest: html.slice(lead.length).trim() }
}
