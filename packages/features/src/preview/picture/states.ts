import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = {
  PictureViewer: ['Loading', 'Ready', 'Failed', 'ManyRows'],
} as const

export const notApplicable = {
  PictureViewer: {
    ...viewerReasons,
    Empty: 'a picture has at least one pixel',
    LongText: 'shows a picture, and no text from the file',
  },
}
