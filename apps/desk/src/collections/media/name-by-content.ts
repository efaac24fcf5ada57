import { createHash } from 'node:crypto'

/** A name's lower-case letters and digits, with hyphens for everything between them. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A file's name in addresses: lower-case letters, digits and hyphens, and a mark of its content. */
export function contentName(name: string, data: Uint8Array): string {
  const [extension = ''] = /\.[a-z\d]{1,5}$/i.exec(name) ?? []
  const plain = plainName(name.slice(0, name.length - extension.length)).slice(0, 80)
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 10)
  return `${plain || 'file'}-${mark}${extension.toLowerCase()}`
}
