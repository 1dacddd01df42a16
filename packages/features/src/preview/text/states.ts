import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = {
  TextViewer: ['Loading', 'Ready', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  TextViewer: {
    ...viewerReasons,
    Empty: 'an empty file is found before a viewer starts',
    Failed: 'any bytes can be read as text; a lost connection is in Unshown',
  },
}
