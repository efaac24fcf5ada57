import { expect, test } from 'vitest'
import { plainFilesConfiguration } from './plain-files.ts'

const configuration = (headers: Record<string, string | string[]>) =>
  plainFilesConfiguration('/srv/files', 8080, { home: { headers } })

test('a response keeps its type, its encoding and its other headers', () => {
  const text = configuration({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'none'; script-src 'sha256-a+b/c='",
  })
  expect(text).toContain('location = /home {')
  expect(text).toContain('alias /srv/files/home;')
  expect(text).toContain('default_type "text/html; charset=utf-8";')
  expect(text).toContain('add_header content-encoding "br";')
  expect(text).toContain(
    `add_header content-security-policy "default-src 'none'; script-src 'sha256-a+b/c='";`,
  )
})

test('a header that nginx sends itself is not sent twice', () => {
  const text = configuration({
    etag: 'W/"a"',
    date: 'now',
    'content-length': '12',
    connection: 'keep-alive',
  })
  expect(text).not.toContain('add_header')
})

test('several headers of one name are all sent', () => {
  expect(configuration({ link: ['<a>', '<b>'] }).match(/add_header link/g)).toHaveLength(2)
})

test('quotes and backslashes of a header are escaped', () => {
  expect(configuration({ 'x-note': 'a "b" \\c' })).toContain('add_header x-note "a \\"b\\" \\\\c";')
})

test('a header in which nginx would read a variable is an error', () => {
  expect(() => configuration({ 'x-note': 'costs $host' })).toThrow('$host')
})

test('open files are cached only where nginx is tuned', () => {
  const responses = { home: { headers: {} } }
  expect(plainFilesConfiguration('/srv', 8080, responses)).not.toContain('open_file_cache')
  expect(plainFilesConfiguration('/srv', 8080, responses, 'tuned')).toContain('open_file_cache max')
})
