/** Strict-Transport-Security's max-age in seconds: two years, as browsers' preload lists ask. */
export const HSTS_MAX_AGE_SECONDS = 63_072_000

/** Content-Security-Policy of whatever is no page: a browser that shows it anyway runs nothing. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
