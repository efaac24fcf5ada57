/** Strict-Transport-Security's max-age: two years, as browsers' preload lists require. */
export const HSTS_MAX_AGE_SECONDS = 63_072_000

/** Content-Security-Policy of responses that are no page: a browser that shows one runs nothing. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
