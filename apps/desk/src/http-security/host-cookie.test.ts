import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renameCookies } from './host-cookie.ts'

/** Answers with the cookies that it got, and sets some. */
const server = createServer((request, response) => {
  renameCookies(request, response)
  if (request.url === '/explicit') {
    response.setHeader('Set-Cookie', 'payload-token=a; Path=/; Secure=true')
    response.writeHead(201, { 'X-Other': 'kept' })
  } else if (request.url === '/at-once') {
    response.writeHead(303, 'Elsewhere', { 'Set-Cookie': 'gaashaan-first-account=a; Path=/' })
  } else {
    response.appendHeader('Set-Cookie', 'payload-lng=so; Path=/')
    response.appendHeader('Set-Cookie', 'payload-theme=dark; Path=/; Secure; SameSite=Strict')
    response.appendHeader('Set-Cookie', 'other=payload-lng=so; Path=/')
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

test('cookies go out with the prefix and the attributes that it needs, and others as they are', async () => {
  expect((await fetch(url)).headers.getSetCookie()).toEqual([
    '__Host-payload-lng=so; Path=/; Secure; SameSite=Lax',
    '__Host-payload-theme=dark; Path=/; Secure; SameSite=Strict',
    'other=payload-lng=so; Path=/',
    '__Host-payload-token=a; Path=/; Secure=true; SameSite=Lax',
  ])
  const explicit = await fetch(`${url}/explicit`)
  expect(explicit.headers.getSetCookie()).toEqual([
    '__Host-payload-token=a; Path=/; Secure=true; SameSite=Lax',
  ])
  const atOnce = await fetch(`${url}/at-once`, { redirect: 'manual' })
  expect(atOnce.headers.getSetCookie()).toEqual([
    '__Host-gaashaan-first-account=a; Path=/; Secure; SameSite=Lax',
  ])
  expect([atOnce.status, atOnce.statusText]).toEqual([303, 'Elsewhere'])
  expect([explicit.status, explicit.headers.get('x-other')]).toEqual([201, 'kept'])
})

test('only the cookie with the prefix is a session, a choice or the token of the first account', async () => {
  expect(await cookiesRead('__Host-payload-lng=so; __Host-payload-token=mine')).toBe(
    'payload-lng=so; payload-token=mine',
  )
  expect(await cookiesRead('payload-token=planted; __Host-payload-token=mine')).toBe(
    ' payload-token=mine',
  )
  for (const name of ['payload-token', 'payload-lng', 'payload-theme', 'gaashaan-first-account']) {
    expect(await cookiesRead(`${name}=planted`)).toBe('')
    expect(await cookiesRead(`__Host-${name}=mine`)).toBe(`${name}=mine`)
  }
  expect(await cookiesRead('a=payload-token=x; b=__Host-payload-token=y; __Host-c=z')).toBe(
    'a=payload-token=x; b=__Host-payload-token=y; __Host-c=z',
  )
})
