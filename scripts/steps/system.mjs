import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const CHROMIUMS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Debian's package puts nginx; a user's path need not hold it. */
export const NGINX =
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync) ??
  '/usr/sbin/nginx'

let isIndexFresh = false

/** Installs Debian packages, as root or through a sudo that asks nothing. */
export async function aptInstall(...names) {
  const isRoot = process.getuid?.() === 0
  const apt = (...args) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  if (!isIndexFresh) await apt('update', '-qq')
  isIndexFresh = true
  await apt('install', '-y', '-qq', '--no-install-recommends', ...names)
}

/** Path of a Chromium, installed from the system's packages where there is none. */
export async function chromium() {
  const find = () => CHROMIUMS.find((file) => file && existsSync(file))
  if (find() === undefined) await aptInstall('chromium')
  const found = find()
  if (found === undefined) throw new Error('No Chromium: set CHROMIUM_PATH to one.')
  return found
}

/** Path of nginx, installed from the system's packages where there is none. */
export async function nginx() {
  if (!existsSync(NGINX)) await aptInstall('nginx')
  if (!existsSync(NGINX)) throw new Error("No nginx: install it from the system's packages.")
  return NGINX
}

/** Whether PostgreSQL's programs are here, after trying to install them; the tests need `initdb`. */
export async function hasPostgres() {
  const find = () =>
    existsSync('/usr/lib/postgresql') ||
    ['/usr/bin/initdb', '/usr/local/bin/initdb', '/opt/homebrew/bin/initdb'].some(existsSync)
  if (!find()) await aptInstall('postgresql').catch(() => undefined)
  return find()
}

const STORES = ['valkey-server', 'redis-server'].flatMap((name) =>
  ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) => `${folder}/${name}`),
)

/** Path of Valkey or Redis, installed where there is neither; the test of the shared counts uses it. */
export async function countsStore() {
  const find = () => STORES.find(existsSync)
  if (find() === undefined) await aptInstall('redis-server').catch(() => undefined)
  return find() ?? 'none: the test of shared counts is left out'
}

const WRKS = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk']

/** Path of wrk, which asks a server as fast as it answers; installed where there is none. */
export async function wrk() {
  const find = () => WRKS.find(existsSync)
  if (find() === undefined) await aptInstall('wrk')
  const found = find()
  if (found === undefined) throw new Error("No wrk: install it from the system's packages.")
  return found
}
