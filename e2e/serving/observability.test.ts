import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMetrics } from '../../apps/mirror/src/write-metrics.ts'
import { dataFolder, type Program, removeFolder, startProgram } from '../harness/program.ts'

/** Personal data, which no log may hold. */
const PERSONAL = /qarsoodi|maxamed|tusaale|203\.0\.113|wakiil/i
/** A request id as nginx makes it. */
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
    // There is no mail server, so that the failure is logged.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'desk@tusaale.example',
    MAIL_TO_GENERAL: 'general@tusaale.example',
    AUDIT_FILE: path.join(folder, 'audit.jsonl'),
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

function sendRequest(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: 'manual', ...init, headers: { ...READER, ...init.headers } })
}

function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json', ...headers }
  return sendRequest(address, { method: 'POST', headers: json, body: JSON.stringify(body) })
}

const json = async (address: string) => {
  const response = await fetch(address)
  return { status: response.status, json: await response.json() }
}

/** The lines that a program logs for a request, once it has. Lines of its effects may come before. */
async function linesOf(program: Program, id: string): Promise<Record<string, unknown>[]> {
  const requestLines = () =>
    program
      .lines()
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
  await expect.poll(() => requestLines().length).toBeGreaterThan(0)
  return requestLines()
}

test('both programs are alive and ready on both ports', async () => {
  for (const origin of [desk.url, desk.operators, site.url, site.operators]) {
    expect(await json(`${origin}/livez`), origin).toEqual({
      status: 200,
      json: { status: 'alive' },
    })
  }
  const disk = expect.anything()
  const checks = { database: 'ok', migrations: 'ok', media: 'ok', disk, audit: 'ok' }
  const deskReady = { status: 200, json: { status: 'ready', checks } }
  const siteReady = {
    status: 200,
    json: { status: 'ready', checks: { content: 'ok', search: 'ok' } },
  }
  // A check that a busy machine takes too long for has failed until the next one.
  for (const origin of [desk.url, desk.operators]) {
    await expect.poll(() => json(`${origin}/readyz`)).toEqual(deskReady)
  }
  // The site is ready once each of its processes has a complete search index, which a busy machine
  // needs long for.
  for (const origin of [site.url, site.operators]) {
    await expect.poll(() => json(`${origin}/readyz`)).toEqual(siteReady)
  }
  expect((await fetch(`${site.url}/readyz`)).headers.get('cache-control')).toBe('no-store')
})

test('a connection stays open for longer than a proxy reuses it', async () => {
  for (const origin of [desk.url, site.url]) {
    const { headers } = await fetch(`${origin}/livez`)
    expect(headers.get('keep-alive'), origin).toBe('timeout=65')
  }
})

test('a request has the id of the proxy in both logs and in the response of the desk', async () => {
  const id = { 'x-request-id': REQUEST_ID }
  const message = { ...contactMessageExamples.typical, name: 'Maxamed Qarsoodi' }
  expect((await post(`${site.url}/api/contact_submit`, message, id)).status).toBe(200)
  const call = { method: 'POST', path: '/api/contact_submit', status: 200 }
  expect(await linesOf(site, REQUEST_ID)).toMatchObject([{ ...call, program: 'site' }])
  expect(await linesOf(desk, REQUEST_ID)).toMatchObject([{ ...call, program: 'desk' }])
  const response = await sendRequest(`${desk.url}/api/content-version`, { headers: id })
  expect(response.headers.get('x-request-id')).toBe(REQUEST_ID)
})

test('nobody’s name, address, words or agent is in a log', async () => {
  const email = 'maxamed.qarsoodi@tusaale.example'
  const token = 'qarsoodi'.repeat(6)
  const message = { ...contactMessageExamples.typical, name: 'Maxamed', email, message: email }
  const form = { method: 'POST', body: new URLSearchParams({ ...message, agreed: 'on' }) }
  const requests = [
    sendRequest(`${site.url}/`, { headers: { 'x-request-id': 'qarsoodi-maxamed-qarsoodi' } }),
    sendRequest(`${site.url}/search?q=maxamed+qarsoodi`),
    sendRequest(`${site.url}/api/suggest?q=maxamed`),
    sendRequest(`${site.url}/${email}`),
    sendRequest(`${site.url}/resources/NewsDetail/${email}`),
    sendRequest(`${site.url}/preview?token=${token}`),
    sendRequest(`${site.url}/media/${email}.jpg?preview=${token}`),
    sendRequest(`${site.url}/contact`, form),
    sendRequest(`${site.url}/api/posts/public/latest?title=${email}&language=SO`),
    post(`${site.url}/api/contact_submit`, message),
    post(`${site.url}/api/contact_submit`, { name: email }),
    post(`${desk.url}/api/contact_submit`, message),
    post(`${desk.url}/api/users/login`, { email, password: 'qarsoodi' }),
    post(`${desk.url}/api/users/forgot-password`, { email }),
    post(`${desk.url}/api/users/first-register`, { email, password: 'qarsoodi' }),
    post(`${desk.url}/api/users/reset-password`, { token, password: 'qarsoodi' }),
    sendRequest(`${desk.url}/api/users?where[email][equals]=${email}`),
    sendRequest(`${desk.url}/api/users/${email}`),
    sendRequest(`${desk.url}/admin/reset/${token}`),
    sendRequest(`${desk.url}/admin/collections/users/${email}?email=${email}`),
    sendRequest(`${desk.url}/media/${email}.jpg?preview=${token}`),
    sendRequest(`${desk.url}/api/posts/preview`, { headers: { authorization: `Bearer ${token}` } }),
    sendRequest(`${desk.url}/${email}`, { headers: { authorization: 'JWT qarsoodi' } }),
  ]
  await Promise.all((await Promise.all(requests)).map((response) => response.arrayBuffer()))
  // The mail in the background has failed once this line is logged.
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

/** Names of metrics in PromQL: those of the programs and of Node. */
const METRIC = /\b(?:gaashaan|nodejs|process)_[a-z0-9_]+/g

function usedMetrics(file: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, '../../deploy/monitoring', file), 'utf8')
  const expressions =
    file === 'dashboard.json'
      ? [...text.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? '')
      : [text]
  return [...new Set(expressions.flatMap((expression) => expression.match(METRIC) ?? []))].sort()
}

/** The metrics that a run of the mirror leaves for Prometheus' node exporter. */
function mirrorMetrics(): string {
  const file = path.join(folder, 'mirror.prom')
  writeMetrics(file, { time: 0, files: 1, bytes: 1, requests: 1, failed: [], isSigned: true })
  return readFileSync(file, 'utf8')
}

const readMetrics = async (program: Program) => (await fetch(`${program.operators}/metrics`)).text()

test('the programs have every metric of the alerts and the dashboard', async () => {
  await sendRequest(`${site.url}/resources/news`)
  const missing = async (used: readonly string[]) => {
    const metrics = (await readMetrics(site)) + (await readMetrics(desk)) + mirrorMetrics()
    const samples = metrics.matchAll(/^([a-z_][a-z0-9_]*)(?:\{[^\n]*\})? [^\n]+$/gm)
    const names = new Set([...samples].map((match) => match[1]))
    return used.filter((name) => !names.has(name))
  }
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const used = usedMetrics(file)
    expect(used.length).toBeGreaterThan(20)
    // While the second process of the site starts, the site has no metrics to send.
    await expect.poll(() => missing(used)).toEqual([])
  }
})

test('the metrics count events, and have no paths that readers make up', async () => {
  const pages = Array.from({ length: 20 }, (_, index) =>
    sendRequest(`${site.url}/qarsoodi/${index}`),
  )
  await Promise.all(pages)
  await post(`${desk.url}/api/users/login`, { email: 'a@tusaale.example', password: 'x' })
  const siteMetrics = await readMetrics(site)
  expect(siteMetrics).toMatch(
    /gaashaan_site_requests_total\{route="\(none\)",method="GET",status="404"\} \d/,
  )
  expect(siteMetrics).toMatch(/gaashaan_site_contact_messages_total\{result="taken"\} [1-9]/)
  const deskMetrics = await readMetrics(desk)
  expect(deskMetrics).toMatch(/gaashaan_desk_deeds_total\{action="session.refused"\} [1-9]/)
  expect(deskMetrics).toMatch(/gaashaan_desk_mail_waiting\{kind="message"\} [1-9]/)
  expect(deskMetrics).toMatch(/gaashaan_desk_contact_messages_total\{result="taken"\} [1-9]/)
  expect(siteMetrics + deskMetrics).not.toMatch(PERSONAL)
})
