import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What would do nothing in a browser: `unused-react-dom.ts` and `unused-router.ts`. */
const LEFT_OUT =
  /\bViewTransition\b|<Fragment[^>]*\bref=|\b(?:preconnect|prefetchDNS|preloadModule|preinit|preinitModule|useFetcher|useSubmit)\(/

test('the site uses nothing of what its bundle leaves out of React', () => {
  const folder = path.join(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
  expect(files).toContain('root.tsx')
  const users = files.filter((file) => LEFT_OUT.test(readFileSync(path.join(folder, file), 'utf8')))
  expect(users).toEqual([])
})
