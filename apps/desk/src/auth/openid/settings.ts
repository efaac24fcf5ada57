/** The ministry's own sign-in: a provider of OpenID Connect, and what it knows the desk by. */
export interface OpenIdSettings {
  /** The provider's URL, as its metadata name it (OpenID Connect Discovery 1.0, §3). */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The value of `acr` by which the provider says that it asked for a second factor; empty for none. */
  readonly secondFactorAcr: string
}
