/** Of which of our drawings a product's picture is. */
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
