import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = {
  IfcViewer: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = { IfcViewer: viewerReasons }
