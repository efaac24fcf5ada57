import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/**
 * Packs a folder as `<name>/…` into a `.tar.gz` whose bytes depend on nothing but the files: sorted,
 * of nobody, of the moment in seconds since 1970 (`SOURCE_DATE_EPOCH`, reproducible-builds.org).
 * `left` are patterns of what stays out. Needs GNU tar.
 */
export async function packFolder(folder, { name, moment, left, file }) {
  const args = [
    '--create',
    '--sort=name',
    '--format=gnu',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rw,go+rX,go-w',
    `--mtime=@${moment}`,
    ...left.map((pattern) => `--exclude=${pattern}`),
    // Names alone: what a link leads to stays as it is.
    `--transform=s,^\\.,${name},S`,
    '.',
  ]
  const tar = spawn('tar', args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve, reject) => {
    tar.once('error', reject)
    tar.once('close', resolve)
  })
  // Node writes neither a name nor a time into the header of gzip.
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file))
  const code = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}
