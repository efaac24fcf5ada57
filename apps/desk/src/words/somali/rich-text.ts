/**
 * What the editor of rich texts says: its package has words for thirty languages and shows the bare
 * names of its texts in any other. Named by feature, as the package names them.
 */
export const richText = {
  general: {
    placeholder: 'Bilow qoraalka, ama riix ‘/’ si aad amarrada u aragto…',
    slashMenuBasicGroupLabel: 'Aasaasi',
    slashMenuListGroupLabel: 'Liisas',
    toolbarItemsActive: '{{count}} ayaa shaqaynaya',
  },
  blockquote: { label: 'Xigasho' },
  blocks: {
    label: 'Qaybo',
    inlineBlocks: {
      create: 'Samee {{label}}',
      edit: 'Beddel {{label}}',
      label: 'Qaybo sadarka ku jira',
      remove: 'Ka saar {{label}}',
    },
  },
  heading: { label: 'Cinwaan {{headingLevel}}' },
  horizontalRule: { label: 'Xariiq jiifta' },
  link: { label: 'Xiriir', loadingWithEllipsis: 'Waa la soo rarayaa…' },
  orderedList: { label: 'Liis tiran' },
  paragraph: { label: 'Baaragaraaf', label2: 'Qoraal caadi ah' },
  relationship: { label: 'Xiriir dukumenti' },
  unorderedList: { label: 'Liis dhibco leh' },
  upload: { label: 'Sawir ama fayl' },
} as const
