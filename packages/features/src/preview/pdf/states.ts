import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = {
  PdfViewer: ['Loading', 'Ready', 'Failed', 'Pristine', 'Invalid', 'Rejected', 'Saved', 'ManyRows'],
} as const

export const notApplicable = {
  PdfViewer: {
    ...viewerReasons,
    Empty: 'the format needs at least one page',
    Submitting: 'a password is checked in the browser, without a request',
    LongText: 'shows pages as they were written, and no name',
  },
}
