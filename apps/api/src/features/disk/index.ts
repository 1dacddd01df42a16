export { diskRoutes, previewRoutes } from './diskRoutes'
export { mountDisk } from './mountDisk'
export { binMilliseconds, sweepDisk, uploadMilliseconds } from './sweepDisk'
