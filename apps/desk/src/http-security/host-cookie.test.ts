import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renameSessionCookie } from './host-cookie.ts'

/** Answers with the cookies that it got, and sets some. */
const server = createServer((request, response) => {
  renameSessionCookie(request, response)
  if (request.url === '/explicit') {
    response.setHeader('Set-Cookie', 'payload-token=a; Path=/; Secure=true')
    response.writeHead(201, { 'X-Other': 'kept' })
  } else {
    response.appendHeader('Set-Cookie', 'payload-lng=so; Path=/')
    response.appendHeader('Set-Cookie', 'payload-token=a; Path=/; Secure=true')
  }
  response.end(request.headers.cookie)
})

let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const cookiesRead = async (cookie: string) => (await fetch(url, { headers: { cookie } })).text()

test('the session cookie goes out with the prefix, and others as they are', async () => {
  expect((await fetch(url)).headers.getSetCookie()).toEqual([
    'payload-lng=so; Path=/',
    '__Host-payload-token=a; Path=/; Secure=true',
  ])
  const explicit = await fetch(`${url}/explicit`)
  expect(explicit.headers.getSetCookie()).toEqual(['__Host-payload-token=a; Path=/; Secure=true'])
  expect([explicit.status, explicit.headers.get('x-other')]).toEqual([201, 'kept'])
})

test('only the cookie with the prefix is a session', async () => {
  expect(await cookiesRead('payload-lng=so; __Host-payload-token=mine')).toBe(
    'payload-lng=so; payload-token=mine',
  )
  expect(await cookiesRead('payload-token=planted; __Host-payload-token=mine')).toBe(
    ' payload-token=mine',
  )
  expect(await cookiesRead('payload-token=planted')).toBe('')
  expect(await cookiesRead('a=payload-token=x; b=__Host-payload-token=y')).toBe(
    'a=payload-token=x; b=__Host-payload-token=y',
  )
})
