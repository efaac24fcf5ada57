import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Checks } from '@gaashaan/runtime/health'
import { gauge } from '@gaashaan/runtime/metrics'

const MEGABYTE = 1024 * 1024

/** Free megabytes below which a disk counts as full, and below which operators are warned. */
const FULL_BELOW_MB = 8
const WARN_BELOW_MB = 1024
/** Files that can still be made, where the file system counts them. */
const MIN_FREE_FILES = 100

/** The desk's folders by what they hold: `data`, and `media` where those are in a folder. */
export type DeskFolders = Readonly<Record<string, string>>

type Figures = Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>

/** What the figures of a disk come to, for `/readyz`. */
export function classifySpace(folder: string, figures: Figures): Checks[string] {
  const free = Math.floor((figures.bavail * figures.bsize) / MEGABYTE)
  if (free < FULL_BELOW_MB) return `full: ${free} MB left for ${folder}`
  if (figures.files > 0 && figures.ffree < MIN_FREE_FILES) {
    return `full: no more files can be made for ${folder}`
  }
  return free < WARN_BELOW_MB ? { warning: `fills up: ${free} MB left for ${folder}` } : 'ok'
}

/** The disks' figures; a folder that is not there has none. */
async function figuresOf(folders: DeskFolders) {
  const asked = Object.entries(folders).map(async ([folder, path]) => {
    const figures = await statfs(path).catch(() => undefined)
    return figures && { folder, figures }
  })
  return (await Promise.all(asked)).filter((each) => each !== undefined)
}

/** The worst of the disks on which the desk's folders are. */
export async function checkDisks(folders: DeskFolders): Promise<Checks[string]> {
  const judged = (await figuresOf(folders)).map(({ folder, figures }) =>
    classifySpace(folder, figures),
  )
  const full = judged.find((found) => typeof found === 'string' && found !== 'ok')
  return full ?? judged.find((found) => found !== 'ok') ?? 'ok'
}

/** Tells how much may still be written to each of them. */
export function logDisks(folders: DeskFolders): void {
  gauge(
    {
      name: 'gaashaan_desk_disk_free_bytes',
      help: 'Bytes that may still be written where a folder is',
      labelNames: ['folder'],
      aggregator: 'min',
    },
    async () =>
      (await figuresOf(folders)).map(({ folder, figures }) => ({
        labels: { folder },
        value: figures.bavail * figures.bsize,
      })),
  )
}
