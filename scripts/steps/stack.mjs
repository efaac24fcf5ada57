import { cpSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run, step } from './run.mjs'
import { startService } from './service.mjs'

/**
 * Fills a data folder with the sample content once. The mark file stays, so that the sample does not
 * come back at the next start when an editor has deleted it.
 */
export async function fillOnce(shared, sample) {
  if (!sample) return 'left out'
  const mark = path.join(shared.DATA_DIR, 'sample-content')
  const isMarked = process.env.DATABASE_URL === undefined && existsSync(mark)
  if (isMarked) return 'already there'
  const output = await run('node', ['--run', 'seed'], { cwd: 'apps/desk', env: shared })
  const [lastLine] = output.trim().split('\n').slice(-1)
  const note = lastLine.replace(/^Sample content: /, '')
  writeFileSync(mark, `${note}\n`, { mode: 0o600 })
  return note
}

/**
 * Migrates the database of a data folder to the newest migration, or copies the folder `from`, which
 * has been migrated.
 * @param {Readonly<Record<string, string>>} shared
 * @param {string} [from]
 */
export async function migrate(shared, from) {
  if (from !== undefined) {
    cpSync(from, shared.DATA_DIR, { recursive: true })
    return 'copied'
  }
  await run('node', ['--run', 'migrate'], { cwd: 'apps/desk', env: shared })
  return 'migrated'
}

/**
 * Starts desk and site on one data folder: migrates, fills in the sample content unless `sample` is
 * false, starts both. `migrated` is a data folder to copy instead of a migration.
 * @param {{
 *   dataDir: string, sitePort: number, deskPort: number, sample?: boolean, migrated?: string,
 *   env?: Readonly<Record<string, string>>, log: (line: string) => void,
 * }} options
 */
export async function startStack(options) {
  const { dataDir, sitePort, deskPort, sample = true, migrated, env = {}, log } = options
  const shared = { DATA_DIR: path.resolve(ROOT, dataDir), ...env }
  const desk = `http://127.0.0.1:${deskPort}`
  const site = env.SITE_URL ?? `http://localhost:${sitePort}`
  const deskMetricsPort = env.DESK_METRICS_PORT ?? process.env.DESK_METRICS_PORT ?? ''
  await step('Database', () => migrate(shared, migrated))
  await step('Sample content', () => fillOnce(shared, sample))
  /** @type {import('./service.mjs').Service[]} */
  const services = []
  const stop = async () => {
    for (const service of services.toReversed()) await service.stop()
  }
  const start = (title, workspace, url, variables) =>
    step(title, async () => {
      const own = { NODE_ENV: 'production', SITE_URL: site, ...variables }
      services.push(await startService({ workspace, url, env: { ...shared, ...own }, log }))
      return 'started'
    })
  try {
    await start('Desk', 'apps/desk', `${desk}/api/content-version`, {
      PORT: String(deskPort),
      // The site's own HOST and TRUST_PROXY are not the desk's: it stays on the loopback.
      HOST: process.env.DESK_HOST ?? '127.0.0.1',
      TRUST_PROXY: '',
      // The site calls from this machine.
      TRUST_SITE: 'loopback',
      // One port for each of the two: see docs/reference/configuration.md.
      METRICS_PORT: deskMetricsPort,
      ...(deskMetricsPort === '' && { METRICS_HOST: '' }),
    })
    await start('Site', 'apps/site', `http://127.0.0.1:${sitePort}/robots.txt`, {
      PORT: String(sitePort),
      API_BASE_URL: desk,
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { desk, site, services, stop }
}
