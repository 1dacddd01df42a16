export { DiskFeature as default } from '@atrium/features/disk'
