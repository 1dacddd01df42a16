import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = {
  WordViewer: ['Loading', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  WordViewer: { ...viewerReasons, Empty: 'a document without text still shows an empty page' },
}
