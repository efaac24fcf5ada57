import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/**
 * Packs a folder as `<name>/…` into a `.tar.gz` whose bytes depend on nothing but the files: sorted,
 * without owners, all of one time, which is `epochSeconds` (`SOURCE_DATE_EPOCH`,
 * reproducible-builds.org). `excluded` are patterns. Needs GNU tar.
 */
export async function packFolder(folder, { name, epochSeconds, excluded, file }) {
  const args = [
    '--create',
    '--sort=name',
    '--format=gnu',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rw,go+rX,go-w',
    `--mtime=@${epochSeconds}`,
    ...excluded.map((pattern) => `--exclude=${pattern}`),
    // `S`: names alone, so that the targets of links stay as they are.
    `--transform=s,^\\.,${name},S`,
    '.',
  ]
  const tar = spawn('tar', args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(tar, 'close')
  // Node writes neither a name nor a time into the header of gzip.
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file))
  const [code] = await closed
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}
