import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = {
  DxfViewer: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = { DxfViewer: viewerReasons }
