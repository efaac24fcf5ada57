interface AskedPort {
  /** The variable that names it. */
  readonly name: string
  readonly value: string
  readonly host: string
}

export function checkPorts(asked: readonly AskedPort[]): Promise<number[]>
