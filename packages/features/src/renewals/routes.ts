import { paths } from '@atrium/contracts/paths'

export const batchParameter = 'batch'

export const seatCutPath = (batchId: string): string => paths.seatCut({ [batchParameter]: batchId })
