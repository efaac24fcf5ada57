import type { Messages } from '../so.ts'

export const media: Messages['media'] = {
  title: 'Media Center',
  lead: 'Photos, videos and documents from the Ministry.',
  tabs: { photos: 'Photos', videos: 'Videos', resources: 'Resources' },
  tabsLabel: 'Media center sections',
  empty: {
    photos: 'No photos yet',
    videos: 'No videos yet',
    resources: 'No documents yet',
  },
  playVideo: (title) => `Watch the video: ${title}`,
  untitledVideo: 'Untitled video',
  enlarge: 'Enlarge the photo:',
  lightbox: 'Enlarged photo',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  documentType: 'Type:',
  documentSize: 'Size:',
}
