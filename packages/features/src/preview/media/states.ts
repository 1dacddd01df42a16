import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = { MediaViewer: ['Ready', 'Failed'] } as const

export const notApplicable = {
  MediaViewer: {
    ...viewerReasons,
    Loading: 'the browser’s player shows how much has arrived',
    LongText: 'shows a player, and no text from the file',
  },
}
