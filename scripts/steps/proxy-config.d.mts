export interface ProxyConfigOptions {
  /** The public name of the site. */
  readonly name: string
  /** `host:port` of each process of the site. */
  readonly sites: readonly string[]
  /** `address:port`, where that is not port 80 of every address. */
  readonly listen?: string
  /** The folder in which what it keeps has folders. */
  readonly caches: string
  /** Most bytes of each, in nginx's units. */
  readonly cacheSizes?: { readonly pages: string; readonly files: string }
  /** Folder of `fullchain.pem` and `privkey.pem`, where it ends TLS. */
  readonly certificates?: string
  /** Folder of the files that prove the name, where that is not `/var/www/acme`. */
  readonly proofs?: string
  /** Where requests are written down, each at once; nginx's own folder where left out. */
  readonly log?: string
  /** Whether this machine's own addresses have their bounds, as everybody else's have. */
  readonly bounded?: boolean
}

export function proxyConfig(options: ProxyConfigOptions): string
