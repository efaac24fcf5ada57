/** Texts of the rich text editor, whose keys begin with `lexical:`. */
export const lexical = {
  general: {
    placeholder: 'Halkan ka bilow qoraalka, ama riix “/” si aad wax u geliso…',
    slashMenuBasicGroupLabel: 'Aasaasi',
    slashMenuListGroupLabel: 'Liisas',
    toolbarItemsActive: '{{count}} shaqaynaya',
  },
  align: {
    alignCenterLabel: 'Dhexda ku toosi',
    alignJustifyLabel: 'Labada dhinac ku toosi',
    alignLeftLabel: 'Bidix ku toosi',
    alignRightLabel: 'Midig ku toosi',
  },
  blockquote: { label: 'Xigasho' },
  blocks: {
    inlineBlocks: {
      create: 'Samee {{label}}',
      edit: 'Beddel {{label}}',
      label: 'Qaybo xariiqda ku jira',
      remove: 'Ka saar {{label}}',
    },
    label: 'Qaybo',
  },
  checklist: { label: 'Liis calaamado leh' },
  heading: { label: 'Cinwaan {{headingLevel}}' },
  horizontalRule: { label: 'Xariiq kala qaybisa' },
  indent: { decreaseLabel: 'Dib u celi', increaseLabel: 'Gudaha u riix' },
  link: { label: 'Xiriir', loadingWithEllipsis: 'Waa la soo rarayaa…' },
  orderedList: { label: 'Liis tirsan' },
  paragraph: { label: 'Baaragaraaf', label2: 'Qoraal caadi ah' },
  relationship: { label: 'Xiriir dukumenti' },
  textState: { defaultStyle: 'Qaabka caadiga ah' },
  unorderedList: { label: 'Liis aan tirsanayn' },
  upload: { label: 'Sawir ama fayl' },
} as const
