import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFormat } from '@gaashaan/contract'

const baseOf = (filename: string) => filename.replace(/\.[^.]*$/, '')

/** The name of a file made of a kept picture: `boat-8b09d4ef68-w640.avif` of `boat-8b09d4ef68.jpg`. */
export function madeName(filename: string, width: number, format: PictureFormat): string {
  return `${baseOf(filename)}-w${width}.${format}`
}

/** What follows the kept picture's name: our widths, or the `-400x225` that the desk made at first. */
const MADE_END = /-(?:w\d{1,4}|\d{3,4}x\d{1,4})\.(?:avif|webp|jpeg)(?:\.part)?$/

/** True for a file that was made of a kept picture. */
export function isMadeOf(filename: string, file: string): boolean {
  const base = baseOf(filename)
  return file.startsWith(base) && MADE_END.exec(file)?.index === base.length
}

/** The names that a kept file may have of which this one is itself, or was made. */
export function wholeNames(file: string): string[] {
  const made = MADE_END.exec(file)
  if (!made) return [file]
  const base = file.slice(0, made.index)
  return [file, `${base}.jpg`, `${base}.png`]
}

/**
 * Removes from a folder every file that was made of a kept picture, half-made ones too: found by
 * name, because a document that was replaced in the meantime no longer tells them.
 */
export async function removeMadeFiles(folder: string, filename: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => isMadeOf(filename, file))
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })))
}
