import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Folders of the system's programs; the `sbin` ones need not be on a user's path. */
const FOLDERS = [
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

const CHROMIUMS = ['chromium', 'chromium-browser', 'Google Chrome']

/**
 * The system's programs that tests and measurements run: the names each may have, the first one
 * preferred, and its Debian packages, of which the second is for systems that lack the first.
 */
const PROGRAMS = {
  chromium: { names: CHROMIUMS, packages: ['chromium'], variable: 'CHROMIUM_PATH' },
  // Chromium without the windows of a desktop: it takes half the processor time for a page.
  'headless chromium': {
    names: ['chromium-headless-shell', ...CHROMIUMS],
    packages: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROMIUM_PATH',
  },
  nginx: { names: ['nginx'], packages: ['nginx'] },
  postgres: { names: ['initdb', '../lib/postgresql'], packages: ['postgresql'] },
  redis: { names: ['valkey-server', 'redis-server'], packages: ['redis-server'] },
  wrk: { names: ['wrk'], packages: ['wrk'] },
}

/** The program that a variable names, or else the first of these names in the folders. */
function find(names, variable = '') {
  const files = names.flatMap((name) => FOLDERS.map((folder) => `${folder}/${name}`))
  return [process.env[variable], ...files].find((file) => file && existsSync(file))
}

/** Where a program of the list above is on this machine; `undefined` where it is not. */
export function findProgram(program) {
  const { names, variable } = PROGRAMS[program]
  return find(names, variable)
}

/** Whether to install a program: it is not there, or only by a name that is not the preferred one. */
function isMissing(program) {
  const { names, packages, variable } = PROGRAMS[program]
  return find(packages.length > 1 ? names.slice(0, 1) : names, variable) === undefined
}

/** Installs Debian packages, as root or through a sudo that asks nothing. */
export async function aptInstall(packages) {
  const isRoot = process.getuid?.() === 0
  const apt = (...args) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Installs those of these programs that are missing, all at once. */
async function installMissing(programs) {
  const missing = programs.filter(isMissing)
  if (missing.length === 0) return
  const packages = missing.map((program) => PROGRAMS[program].packages)
  await aptInstall(packages.map(([first]) => first)).catch(() =>
    aptInstall(packages.map((names) => names.at(-1))),
  )
}

/**
 * Has these programs on the machine; throws for the first that is not there and cannot be installed.
 * What is optional is left out where it cannot be installed. Resolves to their paths.
 */
export async function installPrograms(required, optional = []) {
  // Who may install nothing may have what is required; where not, its name says more than apt does.
  await installMissing([...required, ...optional]).catch(() => undefined)
  for (const program of required) {
    if (findProgram(program)) continue
    throw new Error(`No ${program}: install it from the system's packages.`)
  }
  return [...required, ...optional].map((program) => findProgram(program) ?? `no ${program}`)
}
