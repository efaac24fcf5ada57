import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder, type Program, removeFolder, startProgram } from '../harness/program.ts'

/** What no log may ever hold. */
const PERSONAL = /qarsoodi|maxamed|tusaale|203\.0\.113|wakiil/i
/** As nginx makes them. */
const REQUEST_ID = 'c0ffee00c0ffee00c0ffee00c0ffee00'

const READER = {
  'user-agent': 'Wakiil/1.0 (maxamed)',
  cookie: 'language=EN; who=qarsoodi',
  'x-forwarded-for': '203.0.113.77',
  referer: 'https://qarsoodi.example/?q=maxamed',
}

let folder: string
let desk: Program
let site: Program

beforeAll(async () => {
  folder = await dataFolder()
  desk = await startProgram('desk', {
    DATA_DIR: folder,
    // Nobody listens there: what fails is told too.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'desk@tusaale.example',
    MAIL_TO_GENERAL: 'general@tusaale.example',
  })
  site = await startProgram('site', {
    API_BASE_URL: desk.url,
    CACHE_DIR: 'none',
    WEB_CONCURRENCY: '2',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'debug',
  })
}, 120_000)

afterAll(async () => {
  await site?.kill()
  await desk?.kill()
  if (folder) removeFolder(folder)
})

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: 'manual', ...init, headers: { ...READER, ...init.headers } })
}

function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json', ...headers }
  return ask(address, { method: 'POST', headers: json, body: JSON.stringify(body) })
}

const json = async (address: string) => {
  const answer = await fetch(address)
  return { status: answer.status, json: await answer.json() }
}

/** What a program wrote of a request itself, once it has; what the request led to may come before. */
async function linesOf(program: Program, id: string): Promise<Record<string, unknown>[]> {
  const found = () =>
    program
      .lines()
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found()
}

test('both programs say that they live and that they are ready, on both ports', async () => {
  for (const origin of [desk.url, desk.operators, site.url, site.operators]) {
    expect(await json(`${origin}/livez`), origin).toEqual({
      status: 200,
      json: { status: 'alive' },
    })
  }
  const checks = { database: 'ok', migrations: 'ok', media: 'ok', disk: expect.anything() }
  const ofDesk = { status: 200, json: { status: 'ready', checks } }
  const ofSite = { status: 200, json: { status: 'ready', checks: { content: 'ok', search: 'ok' } } }
  expect(await json(`${desk.url}/readyz`)).toEqual(ofDesk)
  expect(await json(`${desk.operators}/readyz`)).toEqual(ofDesk)
  // The index of the search is made first.
  await expect.poll(() => json(`${site.url}/readyz`)).toEqual(ofSite)
  expect(await json(`${site.operators}/readyz`)).toEqual(ofSite)
  expect((await fetch(`${site.url}/readyz`)).headers.get('cache-control')).toBe('no-store')
})

test('a connection stays open for longer than a proxy keeps it, which closes it first', async () => {
  for (const origin of [desk.url, site.url]) {
    const { headers } = await fetch(`${origin}/livez`)
    expect(headers.get('keep-alive'), origin).toBe('timeout=65')
  }
})

test('a request keeps its id from the proxy to the desk, which tells it in its answer', async () => {
  const id = { 'x-request-id': REQUEST_ID }
  const message = { ...contactMessageExamples.typical, name: 'Maxamed Qarsoodi' }
  expect((await post(`${site.url}/api/contact_submit`, message, id)).status).toBe(200)
  const call = { method: 'POST', path: '/api/contact_submit', status: 200 }
  expect(await linesOf(site, REQUEST_ID)).toMatchObject([{ ...call, program: 'site' }])
  expect(await linesOf(desk, REQUEST_ID)).toMatchObject([{ ...call, program: 'desk' }])
  const answer = await ask(`${desk.url}/api/content-version`, { headers: id })
  expect(answer.headers.get('x-request-id')).toBe(REQUEST_ID)
})

test('nobody’s name, address, words or agent is in a log', async () => {
  const who = 'maxamed.qarsoodi@tusaale.example'
  const token = 'qarsoodi'.repeat(6)
  const message = { ...contactMessageExamples.typical, name: 'Maxamed', email: who, message: who }
  const form = { method: 'POST', body: new URLSearchParams({ ...message, agreed: 'on' }) }
  const all = [
    ask(`${site.url}/`, { headers: { 'x-request-id': 'qarsoodi-maxamed-qarsoodi' } }),
    ask(`${site.url}/search?q=maxamed+qarsoodi`),
    ask(`${site.url}/api/suggest?q=maxamed`),
    ask(`${site.url}/${who}`),
    ask(`${site.url}/resources/NewsDetail/${who}`),
    ask(`${site.url}/preview?token=${token}`),
    ask(`${site.url}/media/${who}.jpg?preview=${token}`),
    ask(`${site.url}/contact`, form),
    ask(`${site.url}/api/posts/public/latest?title=${who}&language=SO`),
    post(`${site.url}/api/contact_submit`, message),
    post(`${site.url}/api/contact_submit`, { name: who }),
    post(`${desk.url}/api/contact_submit`, message),
    post(`${desk.url}/api/users/login`, { email: who, password: 'qarsoodi' }),
    post(`${desk.url}/api/users/forgot-password`, { email: who }),
    post(`${desk.url}/api/users/first-register`, { email: who, password: 'qarsoodi' }),
    post(`${desk.url}/api/users/reset-password`, { token, password: 'qarsoodi' }),
    ask(`${desk.url}/api/users?where[email][equals]=${who}`),
    ask(`${desk.url}/api/users/${who}`),
    ask(`${desk.url}/admin/reset/${token}`),
    ask(`${desk.url}/admin/collections/users/${who}?email=${who}`),
    ask(`${desk.url}/media/${who}.jpg?preview=${token}`),
    ask(`${desk.url}/api/posts/preview`, { headers: { authorization: `Bearer ${token}` } }),
    ask(`${desk.url}/${who}`, { headers: { authorization: 'JWT qarsoodi' } }),
  ]
  await Promise.all((await Promise.all(all)).map((answer) => answer.arrayBuffer()))
  // What was mailed in the background has failed by then, and said so.
  await expect.poll(() => desk.lines().join('\n')).toContain('Mailing contact-messages')
  for (const program of [site, desk]) {
    const lines = program.lines()
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([])
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
    for (const line of lines) {
      expect(JSON.parse(line), line).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
      })
    }
  }
})

/** Names of metrics in expressions of Prometheus' language: ours, and Node's own. */
const METRIC = /\b(?:gaashaan|nodejs|process)_[a-z0-9_]+/g

function namedIn(file: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, '../../deploy/monitoring', file), 'utf8')
  const expressions =
    file === 'dashboard.json'
      ? [...text.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? '')
      : [text]
  return [...new Set(expressions.flatMap((each) => each.match(METRIC) ?? []))].sort()
}

const metricsOf = async (program: Program) => (await fetch(`${program.operators}/metrics`)).text()

test('every metric of the alerts and the dashboard is told by the running programs', async () => {
  await ask(`${site.url}/resources/news`)
  const told = (await metricsOf(site)) + (await metricsOf(desk))
  const names = new Set(
    [...told.matchAll(/^([a-z_][a-z0-9_]*)(?:\{[^\n]*\})? [^\n]+$/gm)].map((match) => match[1]),
  )
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const named = namedIn(file)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !names.has(name))).toEqual([])
  }
})

test('the figures say what happened, with no path of a reader’s making', async () => {
  const pages = Array.from({ length: 20 }, (_, at) => ask(`${site.url}/qarsoodi/${at}`))
  await Promise.all(pages)
  await post(`${desk.url}/api/users/login`, { email: 'a@tusaale.example', password: 'x' })
  const ofSite = await metricsOf(site)
  expect(ofSite).toMatch(
    /gaashaan_site_requests_total\{route="\(none\)",method="GET",status="404"\} \d/,
  )
  expect(ofSite).toMatch(/gaashaan_site_contact_messages_total\{result="taken"\} [1-9]/)
  const ofDesk = await metricsOf(desk)
  expect(ofDesk).toMatch(/gaashaan_desk_deeds_total\{action="session.refused"\} [1-9]/)
  expect(ofDesk).toMatch(/gaashaan_desk_mail_waiting\{kind="message"\} [1-9]/)
  expect(ofDesk).toMatch(/gaashaan_desk_contact_messages_total\{result="taken"\} [1-9]/)
  expect(ofSite + ofDesk).not.toMatch(PERSONAL)
})
