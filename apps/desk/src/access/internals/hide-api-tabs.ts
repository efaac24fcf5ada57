import type { SanitizedConfig } from 'payload'

/** Hides the tab in which Payload shows a document as JSON: editors have no use for it. */
export function hideApiTabs(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...config.collections, ...config.globals]) admin.hideAPIURL = true
  return config
}
