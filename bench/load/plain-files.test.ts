import { expect, test } from 'vitest'
import { plainFilesConfiguration } from './plain-files.ts'

const made = (headers: Record<string, string | string[]>) =>
  plainFilesConfiguration('/srv/files', 8080, { home: { headers } })

test('an answer keeps its kind, its encoding and its other headers', () => {
  const text = made({
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

test('a header that nginx makes is not sent twice', () => {
  const text = made({
    etag: 'W/"a"',
    date: 'now',
    'content-length': '12',
    connection: 'keep-alive',
  })
  expect(text).not.toContain('add_header')
})

test('each of several headers of one name is sent', () => {
  expect(made({ link: ['<a>', '<b>'] }).match(/add_header link/g)).toHaveLength(2)
})

test('quotes and backslashes of a header stay what they are', () => {
  expect(made({ 'x-note': 'a "b" \\c' })).toContain('add_header x-note "a \\"b\\" \\\\c";')
})

test('a header that nginx would read a variable in is an error', () => {
  expect(() => made({ 'x-note': 'costs $host' })).toThrow('$host')
})

test('open files are remembered only where nginx is tuned', () => {
  const answers = { home: { headers: {} } }
  expect(plainFilesConfiguration('/srv', 8080, answers)).not.toContain('open_file_cache')
  expect(plainFilesConfiguration('/srv', 8080, answers, 'tuned')).toContain('open_file_cache max')
})
