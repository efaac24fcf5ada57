import type { UIField } from 'payload'

const panel = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
})

/** The panels beside a post that let others look ahead. */
export const readersFields: UIField[] = [
  panel(
    'previewLinks',
    '/collections/preview-links/desk/preview-links-panel.tsx#PreviewLinksPanel',
  ),
]
