import { viewerReasons } from '../viewerReasons'

/** The states of the viewer; a check requires a story for each. */
export const states = {
  MeshViewer: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = { MeshViewer: viewerReasons }
