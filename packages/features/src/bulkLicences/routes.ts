import { paths } from '@atrium/contracts/paths'

export const changeParameter = 'change'

export const bulkChangePath = (changeId: string): string => paths.bulkChange({ [changeParameter]: changeId })
