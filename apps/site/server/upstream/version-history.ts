/** Versions that are remembered; responses of older ones are requested again. */
const MAX_VERSIONS = 1_000

/** The cache tags of a response or of a change; `undefined` for all that there are. */
export type Tags = ReadonlySet<string> | undefined

interface VersionNode {
  readonly version: string
  /** What changed since the version before. */
  readonly changed: Tags
  /** When the host last confirmed the version, by the clock. */
  validatedAt: number
  next?: VersionNode
}

function haveCommonTag(changed: Tags, tags: Tags): boolean {
  return !changed || !tags || [...changed].some((tag) => tags.has(tag))
}

/** The content versions of a host in their order, and what changed from one to the next. */
export function createVersionHistory() {
  const nodes = new Map<string, VersionNode>()
  let latest: VersionNode | undefined

  /** The last version in which a response with these tags is the same as in `version`. */
  function lastUnchanged(version: string, tags: Tags): VersionNode | undefined {
    let node = nodes.get(version)
    while (node?.next && !haveCommonTag(node.next.changed, tags)) node = node.next
    return node
  }

  return {
    latest: (): Readonly<VersionNode> | undefined => latest,
    /** Notes that a version was the latest at a time, and what changed since the one before. */
    confirm(version: string, changed: Tags, validatedAt: number): void {
      if (latest?.version === version) {
        latest.validatedAt = validatedAt
        return
      }
      const node = { version, changed, validatedAt }
      if (latest) latest.next = node
      latest = node
      // A host that was restored from a backup has an earlier version again.
      nodes.delete(version)
      nodes.set(version, node)
      const [oldest] = nodes.keys()
      if (nodes.size > MAX_VERSIONS && oldest !== undefined) nodes.delete(oldest)
    },
    /** The tags of all changes after a version; `undefined` where they are not known. */
    changesAfter(version: string): Tags {
      const tags = new Set<string>()
      const known = nodes.get(version)
      for (let node = known?.next; node; node = node.next) {
        if (!node.changed) return undefined
        for (const tag of node.changed) tags.add(tag)
      }
      return known && tags
    },
    /** Whether a response of a version, with these tags, is the same in the latest version. */
    isCurrent: (version: string, tags: Tags): boolean =>
      latest !== undefined && lastUnchanged(version, tags) === latest,
    /** Whether something that a response of a version, with these tags, has was taken back for good since. */
    hasRemoved(version: string, tags: Tags): boolean {
      for (let node = nodes.get(version)?.next; node; node = node.next) {
        if (node.changed?.has('removal') && haveCommonTag(node.changed, tags)) return true
      }
      return false
    },
    /** When a response of a version was last known to be current, by the clock. */
    currentUntil: (version: string, tags: Tags): number =>
      lastUnchanged(version, tags)?.validatedAt ?? Number.NEGATIVE_INFINITY,
  }
}
