/**
 * What a mirror costs: `npm run bench mirror`. Fills a database of the desk with 1,000, 10,000 and 100,000
 * posts, and at each size makes a mirror of the built site, makes it again where nothing has changed, and
 * after one publish. `SIZES=1000 npm run bench mirror` measures other sizes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseManifest } from '@gaashaan/transparency-log/mirror-manifest'
import sharp from 'sharp'
import { ROOT, run } from '../scripts/steps/run.mjs'
import { freePort, startService, stopServices } from '../scripts/steps/service.mjs'
import { growArchive } from './growth-archive.ts'
import { firstEditor } from './rush/editor.ts'
import { ownProcessesIn } from './server/processes.ts'

const SIZES = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number)
/** How often the memory of the command is read. */
const MEMORY_MS = 200

interface Run {
  readonly seconds: number
  readonly requests: number
  /** Most memory that the command has had. */
  readonly megabytes: number
}

/** Most memory that a process has had, in MB; 0 once it has ended. */
function peakMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Runs the command to its end. Rejects where the mirror is not whole. */
async function mirror(folder: string, options: readonly string[]): Promise<Run> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['apps/mirror/src/main.ts', folder, ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  let megabytes = 0
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(child.pid ?? 0))
  }, MEMORY_MS)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`the mirror was not made: ${output}`)
  const [, requests] = /; (\d+) of them/.exec(output) ?? []
  return { seconds: (performance.now() - begin) / 1000, requests: Number(requests), megabytes }
}

async function start(
  workspace: 'apps/desk' | 'apps/site',
  readyPath: string,
  variables: Readonly<Record<string, string>>,
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { stop } = await startService({
    workspace,
    url: url + readyPath,
    env: { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', ...variables },
    log: () => undefined,
  })
  return { url, stop }
}

/** Writes the files that the posts of the archive show: 60 pictures, 20 papers, 5 clips. */
async function writeMedia(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#9fbcc4' },
  })
    .webp()
    .toBuffer()
  for (let id = 1; id <= 85; id += 1) {
    const ending = id > 80 ? 'webm' : id > 60 ? 'pdf' : 'webp'
    writeFileSync(path.join(folder, `sample-${id}.${ending}`), picture)
    if (ending === 'webp') writeFileSync(path.join(folder, `sample-${id}-400.webp`), picture)
  }
}

async function measureSize(size: number): Promise<Readonly<Record<string, number>>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-mirror-'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' }
  try {
    await run('npm', ['run', '--silent', 'migrate', '-w', 'apps/desk'], { env })
    await writeMedia(dataDir)
    growArchive(path.join(dataDir, 'gaashaan.db'), size)
    const desk = await start('apps/desk', '/api/content-version', env)
    const siteEnv = { ...env, API_BASE_URL: desk.url, CDN_TAG_HEADER: 'Cache-Tag' }
    const site = await start('apps/site', '/robots.txt', siteEnv)
    const folder = path.join(dataDir, 'mirror')
    const keys = path.join(dataDir, 'log-keys.pem')
    const options = ['--site', site.url, '--api', desk.url, '--keys', keys]
    const first = await mirror(folder, options)
    const siteMegabytes = ownProcessesIn(path.join(ROOT, 'apps/site')).map(peakMegabytes)
    const same = await mirror(folder, options)
    const editor = (await firstEditor(desk.url)).at(desk.url)
    const title = `Tijaabo ${Date.now().toString(36)}`
    await editor.publish(await editor.draft(title), title)
    const published = await mirror(folder, options)
    const { files } = parseManifest(readFileSync(path.join(folder, 'mirror.json')))
    await site.stop()
    await desk.stop()
    return {
      files: files.length,
      'MB in files': files.reduce((sum, file) => sum + file.size, 0) / 1e6,
      'first: s': first.seconds,
      'first: MB of memory': first.megabytes,
      'first: MB of the site’s memory': Math.max(...siteMegabytes),
      'nothing new: s': same.seconds,
      'one publish: s': published.seconds,
      'one publish: requests': published.requests,
      'one publish: MB of memory': published.megabytes,
    }
  } finally {
    await stopServices()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const sizes: Record<string, Readonly<Record<string, number>>> = {}
for (const size of SIZES) {
  sizes[`${size} posts`] = Object.fromEntries(
    Object.entries(await measureSize(size)).map(([name, value]) => [
      name,
      Number(value.toFixed(1)),
    ]),
  )
  console.table(sizes)
}
console.log(JSON.stringify({ bench: 'mirror', sizes }))
