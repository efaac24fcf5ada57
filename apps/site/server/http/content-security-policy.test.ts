import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const settings = {
  siteUrl: 'http://localhost:3000',
  streamUrl: 'https://stream.example:8443/live?quality=low',
  mapEmbedUrl: 'https://map.example/embed.html?bbox=1',
}

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const NONE = { scripts: [], styles: [] }

test('the page’s own scripts are hashed, each once', () => {
  const inline = { ...NONE, scripts: ['first()', 'second(a > b)', 'first()'] }
  expect(directive(contentSecurityPolicy(inline, settings), 'script-src')).toBe(
    ["script-src 'self'", hashOf('first()'), hashOf('second(a > b)')].join(' '),
  )
})

test('a page’s style is hashed, and so is the empty one of a browser', () => {
  const inline = { ...NONE, styles: ['h1{color:red}'] }
  expect(directive(contentSecurityPolicy(inline, settings), 'style-src')).toBe(
    `style-src 'self' ${hashOf('h1{color:red}')} ${hashOf('')}`,
  )
})

test('a page without scripts allows no inline script', () => {
  const policy = contentSecurityPolicy(NONE, settings)
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(policy.startsWith("default-src 'none'; ")).toBe(true)
})

test('players and frames come from the named hosts alone', () => {
  const policy = contentSecurityPolicy(NONE, settings)
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://stream.example:8443")
  expect(directive(policy, 'frame-src')).toBe(
    'frame-src https://www.youtube-nocookie.com https://map.example',
  )
})

test.each(['https://[', 'https://x;sandbox', "https://x,script-src'", 'data:audio/ogg,x'])(
  'a stream at %s is allowed nothing and adds nothing to the policy',
  (streamUrl) => {
    const policy = contentSecurityPolicy(NONE, { ...settings, streamUrl })
    expect(directive(policy, 'media-src')).toBe("media-src 'self'")
    expect(policy).not.toMatch(/sandbox|,/)
  },
)

test('requests are upgraded only if the site itself is secure', () => {
  expect(contentSecurityPolicy(NONE, settings)).not.toContain('upgrade-insecure-requests')
  const secure = { ...settings, siteUrl: 'https://www.example' }
  expect(contentSecurityPolicy(NONE, secure)).toContain('; upgrade-insecure-requests')
})
