import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { inlineElements } from './inline-elements.ts'

const settings = {
  siteUrl: 'http://localhost:3000',
  streamUrl: 'https://stream.example:8443/live?quality=low',
  mapEmbedUrl: 'https://map.example/embed.html?bbox=1',
}

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const PAGE = `<!doctype html><html><head>
<script>first()</script>
<link rel="modulepreload" href="/assets/a.js">
<SCRIPT TYPE="module" async="">import "/assets/a.js";
second(a > b)</SCRIPT >
<style>h1{color:red}</style>
</head><body data-x="a > b">
<script src="/assets/vendor.js"></script>
<script type="module" src='/assets/b.js' data-note="x > y"></script>
<script type="application/ld+json">{"@type":"Thing"}</script>
<!-- <script>never()</script> -->
<script>third("<div>", '&lt;/script&gt;')</script>
</body></html>`

test('every inline script that runs is hashed, and nothing else', () => {
  expect(directive(contentSecurityPolicy(PAGE, settings), 'script-src')).toBe(
    [
      "script-src 'self'",
      hashOf('first()'),
      hashOf('import "/assets/a.js";\nsecond(a > b)'),
      hashOf(`third("<div>", '&lt;/script&gt;')`),
    ].join(' '),
  )
})

test('an inline style is hashed, and so is the empty one of a browser', () => {
  expect(directive(contentSecurityPolicy(PAGE, settings), 'style-src')).toBe(
    `style-src 'self' ${hashOf('h1{color:red}')} ${hashOf('')}`,
  )
})

test('the same script twice is one hash', () => {
  const policy = contentSecurityPolicy('<script>a()</script><script>a()</script>', settings)
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('a()')}`)
})

test('line breaks are hashed as a browser reads them', () => {
  expect(inlineElements('<script>a()\r\nb()\rc()</script>').scripts).toEqual(['a()\nb()\nc()'])
})

test('an element whose name only begins like script is none', () => {
  expect(inlineElements('<scripted>a()</scripted>').scripts).toEqual([])
})

test('a page without scripts allows no inline script', () => {
  const policy = contentSecurityPolicy('<p>text</p>', settings)
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(policy.startsWith("default-src 'none'; ")).toBe(true)
})

test('players and frames come from the named hosts alone', () => {
  const policy = contentSecurityPolicy('', settings)
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://stream.example:8443")
  expect(directive(policy, 'frame-src')).toBe(
    'frame-src https://www.youtube-nocookie.com https://map.example',
  )
})

test('a stream whose address cannot be read is allowed nothing', () => {
  const policy = contentSecurityPolicy('', { ...settings, streamUrl: 'https://[' })
  expect(directive(policy, 'media-src')).toBe("media-src 'self'")
})

test('requests are upgraded only where the site itself is secure', () => {
  expect(contentSecurityPolicy('', settings)).not.toContain('upgrade-insecure-requests')
  const secure = { ...settings, siteUrl: 'https://www.example' }
  expect(contentSecurityPolicy('', secure)).toContain('; upgrade-insecure-requests')
})
