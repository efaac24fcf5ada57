import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { setDeskRuntime } from './desk-runtime.ts'
import { deskPathSegments, loggedPath, routeOf } from './logged-path.ts'

const desk = testDesk(async (payload) => {
  setDeskRuntime({
    check: async () => ({}),
    pathSegments: deskPathSegments(payload),
    inspectFile: async () => ({ kind: 'none' }),
    firstAccount: { isDue: async () => false, isToken: async () => false },
    close: async () => undefined,
  })
})

test.each([
  ['/', '/'],
  ['/admin', '/admin'],
  ['/api/posts/7?depth=0', '/api/posts/:id'],
  ['/api/posts/7/publishing', '/api/posts/:id/publishing'],
  ['/api/posts/public/latest?limit=5', '/api/posts/public/latest'],
  ['/admin/collections/contact-messages/12', '/admin/collections/contact-messages/:id'],
  ['/admin/globals/alert', '/admin/globals/alert'],
  ['/admin/new-password', '/admin/new-password'],
  ['/admin/reset/0f3a5b', '/admin/reset/*'],
  ['/api/users/maxamed@tusaale.example', '/api/users/*'],
  ['/media/boat.jpg?preview=x', '/media/*'],
  ['/_next/static/chunks/1.js', '/_next/*'],
  ['/wp-login.php', '/*'],
  ['/a/b/c/d/e/f/g/h', '/*/*/*/*/*/*'],
])('%s is counted as %s', (url, route) => {
  expect(desk.payload).toBeDefined()
  expect(routeOf(url)).toBe(route)
})

test('the log has the numbers too, and no other text of the client', () => {
  expect(loggedPath('/api/posts/7/publishing?x=y')).toBe('/api/posts/7/publishing')
  expect(loggedPath('/admin/reset/0f3a5b')).toBe('/admin/reset/*')
})
