export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Its folder, from the root. */
  readonly place: string
  /** Of its archive, as the lock file has it. */
  readonly integrity: string | undefined
  /** Where it came from; none where that is the registry. */
  readonly resolved?: string | undefined
  /** An SPDX expression. */
  readonly licence?: string | undefined
  readonly isShipped: boolean
  /** Whether it asks for a script at installation. */
  readonly hasScript: boolean
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export function manifests(): Record<string, Manifest>
export function lockedPackages(): LockedPackage[]
