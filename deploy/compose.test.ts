import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DCLinter } from 'dclint'
import { type Dockerfile, DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseTrustedProxies } from '../packages/http/src/trusted-proxies.ts'
import { proxyConfig } from '../scripts/steps/proxy-config.mjs'
import { findProgram } from '../scripts/steps/system.mjs'
import { createCertificate } from './proxied.ts'

const ROOT = path.join(import.meta.dirname, '..')
const FOLDER = path.join(import.meta.dirname, 'compose')
const PINNED = /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/

interface Service {
  readonly image?: string
  readonly build?: object
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly privileged?: boolean
  readonly security_opt?: readonly string[]
  readonly command?: readonly string[]
  readonly working_dir?: string
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly ports?: readonly string[]
  readonly networks: readonly string[]
  readonly volumes?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly deploy?: { readonly resources: { readonly limits: Readonly<Record<string, unknown>> } }
}

const text = readFileSync(path.join(FOLDER, 'compose.yaml'), 'utf8')
const { services, networks } = parse(text, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { internal?: boolean } | null>>
}
const allServices = Object.entries(services)
const isOurs = ({ build, image }: Service) => Boolean(build) || image === services.desk?.image
const ours = allServices.filter(([, service]) => isOurs(service))
const programs = ours.filter(([name]) => name !== 'tools')

const containerfile = readFileSync(path.join(FOLDER, 'Containerfile'), 'utf8')
const image: Dockerfile = DockerfileParser.parse(containerfile)

const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-compose-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the linter of compose files finds no fault', () => {
  const { rules } = JSON.parse(readFileSync(path.join(FOLDER, 'dclint.json'), 'utf8'))
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
  const [result] = linter.lintFiles([path.join(FOLDER, 'compose.yaml')], false)
  expect(result?.messages).toEqual([])
})

test('the linter of container files finds no fault', () => {
  expect(validate(containerfile)).toEqual([])
})

test('every image is pinned by its digest', () => {
  for (const [name, service] of allServices) {
    if (!isOurs(service)) expect(service.image, name).toMatch(PINNED)
  }
  for (const from of image.getFROMs()) expect(from.getImage()).toMatch(PINNED)
})

test('the programs share one image, which is built once', () => {
  const building = allServices.flatMap(([name, { build }]) => (build ? [name] : []))
  expect(building).toEqual(['desk', 'tools'])
  for (const [name, { image }] of programs) expect(image, name).toBe(services.desk?.image)
})

test.each(allServices)('%s may do little: no root, no capability, no writing', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(service.security_opt).toEqual(['no-new-privileges:true'])
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect([service.cap_add, service.privileged]).toEqual([undefined, undefined])
  const limits = Object.keys(service.deploy?.resources.limits ?? {})
  expect(limits.toSorted()).toEqual(['cpus', 'memory', 'pids'])
})

test('only the proxy is reached from outside, and only the desk’s network reaches the data', () => {
  const published = allServices.flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  )
  expect(published).toEqual([
    ['proxy', '0.0.0.0:80:80'],
    ['proxy', '0.0.0.0:443:443'],
    ['desk', '127.0.0.1:3001:3001'],
  ])
  const servicesOn = (network: string) =>
    allServices.flatMap(([name, service]) => (service.networks.includes(network) ? [name] : []))
  expect(servicesOn('data').toSorted()).toEqual(['database', 'desk', 'migrate', 'store', 'tools'])
  for (const network of ['data', 'desk', 'counters']) expect(networks[network]?.internal).toBe(true)
  expect(servicesOn('counters').toSorted()).toEqual(['counters', 'site-1', 'site-2'])
})

test('each store is on one network, which is internal', () => {
  for (const store of ['database', 'store', 'counters']) {
    const storeNetworks = services[store]?.networks ?? []
    expect(storeNetworks.length, store).toBe(1)
    for (const network of storeNetworks) expect(networks[network]?.internal, store).toBe(true)
  }
})

test('the desk accepts the host name of the sites’ requests, and trusts only configured proxies', () => {
  const desk = services.desk?.environment ?? {}
  const { hostname } = new URL(services['site-1']?.environment?.API_BASE_URL ?? '')
  expect(desk.DESK_ALLOWED_HOSTS).toBe(hostname)
  expect(parseTrustedProxies(desk.TRUST_SITE ?? '')).toEqual(['uniquelocal'])
  expect(desk.TRUST_PROXY).toMatch(/:-no\}$/)
})

test.each(programs)('the command of %s is a file of this project', (_name, service) => {
  const directory = (service.working_dir ?? '').replace('/srv/gaashaan', ROOT)
  const [program = '', script = ''] = service.command ?? []
  expect(existsSync(path.join(directory, program)), program).toBe(true)
  expect(existsSync(path.join(directory, script)), script).toBe(true)
})

test("the tools' commands, also in the guides, are files of this project", () => {
  const guides = path.join(ROOT, 'docs/guides')
  const inGuides = readdirSync(guides)
    .map((name) => readFileSync(path.join(guides, name), 'utf8'))
    .flatMap((guide) => [
      ...guide.matchAll(/docker compose run --rm .*?\btools (\S+?\.(?:ts|mjs))/g),
    ])
    .map(([, script = '']) => script)
  const ownCommand = services.tools?.command?.[0] ?? ''
  expect(inGuides.length).toBeGreaterThan(4)
  for (const script of [ownCommand, ...inGuides]) {
    expect(existsSync(path.join(ROOT, 'apps/desk', script)), script).toBe(true)
  }
})

test('every image has the library that the pinned Node needs, and none has the operator’s files', () => {
  const installs = containerfile.match(/^RUN apt-get .*\blibatomic1\b/gm) ?? []
  expect(installs).toHaveLength(image.getFROMs().length)
  const ignored = readFileSync(path.join(FOLDER, 'Containerfile.dockerignore'), 'utf8').split('\n')
  const mounts = allServices.flatMap(([, { volumes = [] }]) => volumes)
  for (const [, file = ''] of mounts.join('\n').matchAll(/^\.\/([^:/]+)/gm)) {
    const isInProject = existsSync(path.join(FOLDER, file))
    if (!isInProject) expect(ignored, file).toContain(`deploy/compose/${file}`)
  }
  expect(ignored).toContain('deploy/compose/.env')
})

test("pg_dump comes from the database's own image", () => {
  const tools = image.getFROMs().find((from) => from.getBuildStage() === 'tools')
  expect(tools?.getImage()).toBe(services.database?.image)
  expect(services.tools?.networks).toContain('data')
})

test.each(ours)('the health check of %s is a valid program for Node', (_name, service) => {
  const [, , flag, script] = service.healthcheck?.test ?? ['', '', '-e', '']
  expect(flag).toBe('-e')
  const check = spawnSync(process.execPath, ['--check', '-'], { input: script })
  expect(String(check.stderr)).toBe('')
})

test('each command that builds the image exists in this project', () => {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  expect(manifest.workspaces).toEqual(expect.arrayContaining(['apps/*']))
  for (const [, workspace = ''] of containerfile.matchAll(/"run", "build", "-w", "([^"]+)"/g)) {
    const own = JSON.parse(readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'))
    expect(own.scripts).toHaveProperty('build')
  }
  // Without the manifest of a workspace `npm ci` installs none of its packages.
  const copied = containerfile.match(/(?<=^COPY )[\w-]+\/[\w-]+(?=\/package\.json )/gm)
  const workspaces = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`),
  )
  expect(copied?.toSorted()).toEqual(workspaces.toSorted())
})

test('every setting without a default is in the example of the settings', () => {
  const example = readFileSync(path.join(FOLDER, '.env.example'), 'utf8')
  const needed = new Set([...text.matchAll(/(?<!\$)\$\{(\w+):/g)].map(([, name]) => name))
  expect(needed.size).toBeGreaterThan(5)
  for (const name of needed) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('nginx accepts the configuration that is made for the proxy', () => {
  const tls = path.join(folder, 'tls')
  mkdirSync(tls)
  createCertificate(tls, 'mod.example')
  const site = proxyConfig({
    name: 'mod.example',
    // The names of containers do not resolve here.
    sites: ['127.0.0.1:3000', '127.0.0.1:3002'],
    cacheFolder: folder,
    cacheSizes: { pages: '128m', files: '448m' },
    certificates: tls,
  })
  expect(site).toMatch(/listen 443 ssl[\s\S]*return 301 https:\/\/mod\.example/)
  expect(site).not.toContain('listen 80; # EDIT')
  mkdirSync(path.join(folder, 'conf.d'))
  writeFileSync(path.join(folder, 'conf.d/default.conf'), site)
  copyFileSync(path.join(FOLDER, 'nginx.conf'), path.join(folder, 'nginx.conf'))
  const { status, stderr } = spawnSync(
    findProgram('nginx') ?? 'nginx',
    ['-t', '-p', folder, '-c', 'nginx.conf'],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
})
