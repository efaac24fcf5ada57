import { ERRORS, type ErrorCode } from '@gaashaan/contract'

export const ERROR_PAGE_STYLE =
  'body{max-width:36rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem}h2{font-size:1rem}'

/**
 * The page for when no page can be rendered: in both languages, without other files, with the
 * heading of the router's error screen (Specification §2). `reference` is the request's id in the
 * logs, which a reader can quote to the operators.
 */
export function errorPage(
  code: ErrorCode,
  status: number = ERRORS[code].status,
  reference?: string,
): string {
  const { SO, EN } = ERRORS[code].words
  return `<!doctype html>
<html lang="so">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${status}</title>
<style>${ERROR_PAGE_STYLE}</style>
</head>
<body>
<h1>${SO}</h1>
<p lang="en"><strong>${EN}</strong></p>
<h2 lang="en">Unexpected Application Error!</h2>
<p>${status}</p>
${reference === undefined ? '' : `<p>Tixraac · <span lang="en">Reference</span>: <code>${reference}</code></p>`}
<p><a href="/">Bogga Hore</a> · <a href="/" lang="en">Home</a></p>
</body>
</html>
`
}
