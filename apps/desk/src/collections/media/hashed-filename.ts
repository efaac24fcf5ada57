import { createHash } from 'node:crypto'

/** The lower-case letters and digits of a name, separated by hyphens. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A file's name in URLs: its slug and a hash of its content. */
export function hashedFilename(name: string, data: Uint8Array): string {
  const [extension = ''] = /\.[a-z\d]{1,5}$/i.exec(name) ?? []
  const slug = slugify(name.slice(0, name.length - extension.length)).slice(0, 80)
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
  return `${slug || 'file'}-${hash}${extension.toLowerCase()}`
}
