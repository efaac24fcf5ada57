interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly purl: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
}

/** What is used of a bill (CycloneDX 1.5). */
export interface Bill {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

export function makeBill(): Promise<Bill>
