import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { CALLS, type CallName } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { env } from '../env/env.ts'
import { routeFor } from './call-routes.ts'

const ROUTES = join(env.deskDir, 'src', 'app', '(public-api)')
const names = Object.keys(CALLS) as CallName[]

test.each(names)('%s has a route at the contract’s path', (name) => {
  const path = CALLS[name].path.replace(':id', '[id]')
  const file = join(ROUTES, path, 'route.ts')
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(`routeFor('${name}')`)
})

test('there are no other routes under /api', () => {
  const files = readdirSync(join(ROUTES, 'api'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.split(sep).at(-1) === 'route.ts')).toHaveLength(names.length)
})

test.each(names)(
  'a method that %s does not have is refused with 405 and the contract’s error code',
  async (name) => {
    const route = routeFor(name)
    const isRead = CALLS[name].method === 'GET'
    const unsupported = ['PUT', 'PATCH', 'DELETE', isRead ? 'POST' : 'GET'] as const
    for (const method of unsupported) {
      const response = await route[method](new Request('http://desk.example/', { method }), {})
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe(isRead ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS')
      expect(await response.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
    }
    const options = await route.OPTIONS(new Request('http://desk.example/'), {})
    expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([
      204,
      null,
    ])
  },
)
