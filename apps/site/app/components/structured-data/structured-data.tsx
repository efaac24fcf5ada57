/**
 * What a page says of itself in schema.org's words, for search engines, which read the page as it
 * was sent: the browser has no part in it. Call it with `import.meta.env.SSR && …`, so that what
 * makes the data stays out of the bundle. `<` is written as an escape, so that no text can end the
 * script element; a script of this type is data and needs no place in the policy (CSP Level 3).
 */
export function StructuredData({ data }: { readonly data: object | false }) {
  const json = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }) : '{}'
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any sign that could end the script.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
