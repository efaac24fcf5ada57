import { leftSize, nodeHash } from '../merkle-tree.ts'

/** The root that a proof of inclusion leads to from an entry's hash; `undefined` for one of a wrong length. */
function includedRoot(
  leaf: Uint8Array,
  index: number,
  size: number,
  proof: readonly Uint8Array[],
): Uint8Array | undefined {
  if (size === 1) return proof.length === 0 ? leaf : undefined
  const sibling = proof.at(-1)
  if (!sibling) return undefined
  const middle = leftSize(size)
  const rest = proof.slice(0, -1)
  if (index < middle) {
    const left = includedRoot(leaf, index, middle, rest)
    return left && nodeHash(left, sibling)
  }
  const right = includedRoot(leaf, index - middle, size - middle, rest)
  return right && nodeHash(sibling, right)
}

const areEqual = (one: Uint8Array | undefined, other: Uint8Array) =>
  one !== undefined && Buffer.compare(one, other) === 0

export interface Inclusion {
  /** The entry's hash, and its index. */
  readonly leaf: Uint8Array
  readonly index: number
  /** The tree's size and root, from a verified checkpoint. */
  readonly size: number
  readonly root: Uint8Array
}

/** Whether a proof shows that an entry is in a tree (RFC 6962 §2.1.1). */
export function provesInclusion(
  { leaf, index, size, root }: Inclusion,
  proof: readonly Uint8Array[],
): boolean {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false
  return areEqual(includedRoot(leaf, index, size, proof), root)
}

interface Roots {
  readonly former: Uint8Array
  readonly latter: Uint8Array
}

/** The roots of both trees that a proof of consistency leads to; `undefined` for one of a wrong length. */
function consistentRoots(
  formerSize: number,
  size: number,
  proof: readonly Uint8Array[],
  known: Uint8Array | undefined,
): Roots | undefined {
  if (formerSize === size) {
    if (proof.length !== (known ? 0 : 1)) return undefined
    const root = known ?? proof[0]
    return root && { former: root, latter: root }
  }
  const sibling = proof.at(-1)
  if (!sibling) return undefined
  const middle = leftSize(size)
  const rest = proof.slice(0, -1)
  if (formerSize <= middle) {
    const left = consistentRoots(formerSize, middle, rest, known)
    return left && { former: left.former, latter: nodeHash(left.latter, sibling) }
  }
  const right = consistentRoots(formerSize - middle, size - middle, rest, undefined)
  return (
    right && {
      former: nodeHash(sibling, right.former),
      latter: nodeHash(sibling, right.latter),
    }
  )
}

/** A tree's size and root. */
export interface TreeHead {
  readonly size: number
  readonly root: Uint8Array
}

/** Whether a proof shows that a tree begins with all entries of a former one (RFC 6962 §2.1.2). */
export function provesConsistency(
  former: TreeHead,
  latter: TreeHead,
  proof: readonly Uint8Array[],
): boolean {
  if (former.size > latter.size) return false
  // Every tree begins with an empty one.
  if (former.size === 0) return proof.length === 0
  const roots = consistentRoots(former.size, latter.size, proof, former.root)
  return areEqual(roots?.former, former.root) && areEqual(roots?.latter, latter.root)
}
