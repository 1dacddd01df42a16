import { paths } from '@atrium/contracts/paths'

/** A bulk change, on a screen of another feature. */
export const bulkChangePath = (changeId: string): string => paths.bulkChange({ change: changeId })
