import type { MirrorFile, MirrorManifest } from '@gaashaan/transparency-log/mirror-manifest'
import type { CopiedFile } from '../copy-site.ts'
import type { MirrorFolder } from '../mirror-folder.ts'
import type { ReadSite } from '../read-site.ts'
import { addArticles, removeArticles } from './article-texts.ts'
import { addLogChanges } from './log-changes.ts'
import { openTextParts } from './text-parts.ts'

interface CopyTextsOptions {
  readonly read: ReadSite
  readonly folder: MirrorFolder
  readonly former: MirrorManifest | undefined
}

/**
 * Writes the texts by which the mirror's pages check what readers paste, or brings those of the former
 * mirror up to date. `files` are the copied files of the site by their paths. Rejects with `SiteAway` where
 * the site does not tell a text.
 */
export async function copyTexts(
  files: ReadonlyMap<string, CopiedFile>,
  { read, folder, former }: CopyTextsOptions,
): Promise<readonly MirrorFile[]> {
  const parts = openTextParts(folder, former?.files ?? [])
  const hashes = new Map(former?.files.map(({ url, sha256 }) => [url, sha256]))
  const hasChanged = (file: CopiedFile | undefined) => hashes.get(file?.url) !== file?.sha256
  addLogChanges(files, hasChanged, folder, parts)
  const changed = [...files.values()].filter(hasChanged).map(({ url }) => url)
  await addArticles(changed, read, parts)
  const gone = [...hashes.keys()].filter((url) => url !== undefined && !files.has(url))
  removeArticles(
    gone.flatMap((url) => url ?? []),
    parts,
  )
  return parts.list()
}
