import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Checks } from '@gaashaan/runtime/health'
import { gauge } from '@gaashaan/runtime/metrics'

const MEGABYTE = 1024 * 1024

/** Free space below which a disk counts as full, and below which operators are warned. */
const FULL_BELOW_MB = 8
const WARN_BELOW_MB = 1024
/** Free inodes below which a disk counts as full, if its file system counts them. */
const MIN_FREE_FILES = 100

/** The desk's folders by name: `data`, and `media` unless the media are in a bucket. */
export type DeskFolders = Readonly<Record<string, string>>

type DiskStats = Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>

/** The check of a disk's free space. */
export function classifySpace(folder: string, stats: DiskStats): Checks[string] {
  const free = Math.floor((stats.bavail * stats.bsize) / MEGABYTE)
  if (free < FULL_BELOW_MB) return `full: ${free} MB left for ${folder}`
  if (stats.files > 0 && stats.ffree < MIN_FREE_FILES) {
    return `full: no more files can be made for ${folder}`
  }
  return free < WARN_BELOW_MB ? { warning: `fills up: ${free} MB left for ${folder}` } : 'ok'
}

/** The stats of the folders' disks; a folder that does not exist is left out. */
async function readDisks(folders: DeskFolders) {
  const disks = Object.entries(folders).map(async ([folder, path]) => {
    const stats = await statfs(path).catch(() => undefined)
    return stats ? [{ folder, stats }] : []
  })
  return (await Promise.all(disks)).flat()
}

/** The worst result of the disks on which the desk's folders are. */
export async function checkDisks(folders: DeskFolders): Promise<Checks[string]> {
  const disks = await readDisks(folders)
  const results = disks.map(({ folder, stats }) => classifySpace(folder, stats))
  const full = results.find((result) => typeof result === 'string' && result !== 'ok')
  return full ?? results.find((result) => result !== 'ok') ?? 'ok'
}

/** Registers the gauge of the free space of each folder's disk. */
export function registerDiskGauge(folders: DeskFolders): void {
  gauge(
    {
      name: 'gaashaan_desk_disk_free_bytes',
      help: 'Bytes that may still be written where a folder is',
      labelNames: ['folder'],
      aggregator: 'min',
    },
    async () =>
      (await readDisks(folders)).map(({ folder, stats }) => ({
        labels: { folder },
        value: stats.bavail * stats.bsize,
      })),
  )
}
