/** Messages of the media center and of the videos. */
export const media = {
  title: 'Xarunta Warbaahinta',
  lead: 'Sawirro, muuqaallo iyo dukumentiyo ay Wasaaraddu soo saartay.',
  tabs: { photos: 'Sawirro', videos: 'Muuqaallo', resources: 'Dukumentiyada' },
  tabsLabel: 'Qaybaha xarunta warbaahinta',
  empty: {
    photos: 'Weli sawirro lama soo gelin',
    videos: 'Weli muuqaallo lama soo gelin',
    resources: 'Weli dukumentiyo lama soo gelin',
  },
  playVideo: (title: string) => `Daawo muuqaalka: ${title}`,
  untitledVideo: 'Muuqaal aan cinwaan lahayn',
  enlarge: 'Weynee sawirka:',
  lightbox: 'Sawirka oo weyn',
  previousPhoto: 'Sawirka hore',
  nextPhoto: 'Sawirka xiga',
  documentType: 'Nooca:',
  documentSize: 'Cabbirka:',
}
