/** The drawings that products can have. */
export const drawings = [
  'frame',
  'tower',
  'floorPlan',
  'foundation',
  'bridge',
  'pipes',
  'airflow',
  'circuit',
  'model',
  'review',
  'estimate',
  'site',
  'seismic',
  'section',
  'energy',
  'terrain',
  'records',
  'tender',
] as const

export type DrawingName = (typeof drawings)[number]
