import type { Words } from '../so.ts'

export const media: Words['media'] = {
  title: 'Media Center',
  lead: 'Photos, videos and documents from the Ministry.',
  tabs: { photos: 'Photos', videos: 'Videos', resources: 'Resources' },
  tabsLabel: 'Parts of the media center',
  empty: {
    photos: 'No photos have been added yet',
    videos: 'No videos have been added yet',
    resources: 'No documents have been added yet',
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
