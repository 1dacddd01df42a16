export { diskRoutes, previewRoutes } from './diskRoutes'
export { mountDisk } from './mountDisk'
export { sharingRoutes } from './sharing/sharingRoutes'
export { binMilliseconds, sweepDisk, uploadMilliseconds } from './sweepDisk'
