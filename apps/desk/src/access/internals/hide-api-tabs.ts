import type { SanitizedConfig } from 'payload'

/** Takes the tab away in which Payload shows a document as JSON: no editor has a use for it. */
export function hideApiTabs(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...config.collections, ...config.globals]) admin.hideAPIURL = true
  return config
}
