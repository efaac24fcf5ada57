import type { UIField } from 'payload'

const panel = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
})

/** The panels beside a post that say what readers have, and let others look ahead. */
export const readersFields: UIField[] = [
  panel('onSite', '/publish-status/admin/publish-status-panel.tsx#PublishStatusPanel'),
  panel(
    'previewLinks',
    '/collections/preview-links/admin/preview-links-panel.tsx#PreviewLinksPanel',
  ),
]
