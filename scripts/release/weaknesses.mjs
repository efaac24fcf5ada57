import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environment } from '../steps/run.mjs'

/** What `npm audit --json` printed, which ends with an error where it has found something. */
async function audit(root, registry) {
  const args = ['audit', '--json', '--package-lock-only']
  const env = environment(registry && { npm_config_registry: registry })
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, env }).catch(
    (error) => error,
  )
  return JSON.parse(stdout || '{}')
}

/**
 * Asks npm's registry which packages of the lock file have a known weakness. Throws where one has, unless
 * the release's notes name its advisory and so what shields it, and where the registry does not say.
 * @param {string} root
 * @param {string} notes the changelog's section of the release
 * @param {string} [registry] the URL of another registry
 */
export async function assertNoKnownWeakness(root, notes, registry) {
  const { vulnerabilities, message } = await audit(root, registry)
  if (vulnerabilities === undefined) {
    throw new Error(`The registry does not say which packages are weak: ${message ?? 'no answer'}`)
  }
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause === 'object'),
  )
  const open = advisories.filter(({ url }) => !notes.includes(url.split('/').at(-1)))
  if (open.length === 0) return
  const lines = open.map(
    ({ name, severity, title, url }) => `${name}, ${severity}: ${title} ${url}`,
  )
  throw new Error(
    `Packages have known weaknesses. Replace them, or write under Security in CHANGELOG.md what shields each, with the advisory’s number:\n${[...new Set(lines)].join('\n')}`,
  )
}
