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
async function aptInstall(...names) {
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

/** Paths of programs, each installed from the system's package of its name where it is missing. */
export async function programs(...names) {
  // A user's path need not hold the system's own folder.
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/local/sbin', '/usr/sbin']
  const find = (name) => folders.map((folder) => `${folder}/${name}`).find(existsSync)
  const missing = names.filter((name) => find(name) === undefined)
  if (missing.length > 0) await aptInstall(...missing)
  return names.map((name) => {
    const found = find(name)
    if (found === undefined) throw new Error(`No ${name}: install it from the system's packages.`)
    return found
  })
}
