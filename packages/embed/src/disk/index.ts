export { DiskFeature as Disk } from '@atrium/features/disk'
