import { sizeIn } from '@gaashaan/transparency-log/checkpoint'
import { TILE_WIDTH } from '@gaashaan/transparency-log/tile'
import type { IndexHost } from '../sync/index-host.ts'
import type { VersionWriter } from './version-writer.ts'

/**
 * Copies the transparency log into the index: its new entries, or all of them where records may have been
 * erased. A host that has no log has no entries. Throws while the host fails.
 */
export async function syncVersions(
  host: IndexHost,
  writer: VersionWriter,
  isWhole: boolean,
): Promise<void> {
  const head = await host.call('logHead', {})
  const size = head ? sizeIn(head.data.checkpoint) : 0
  if (size < writer.count()) writer.clear()
  const first = isWhole ? 0 : Math.floor(writer.count() / TILE_WIDTH)
  for (let index = first; index * TILE_WIDTH < size; index += 1) {
    const bundle = await host.call('logEntries', { index })
    if (!bundle) throw new Error(`the log has no entries ${index}`)
    writer.store(index * TILE_WIDTH, bundle.data)
  }
  if (isWhole) writer.forgetPictures()
}
