import { paths } from '@atrium/contracts/paths'

export const directoryParameter = 'directory'
export const differenceParameter = 'difference'

interface OneDifference {
  readonly directoryId: string
  readonly differenceId: string
}

export const differencePath = ({ directoryId, differenceId }: OneDifference): string =>
  paths.directoryDifference({ [directoryParameter]: directoryId, [differenceParameter]: differenceId })

/** Who leaves by it. */
export const leaversPath = ({ directoryId, differenceId }: OneDifference): string =>
  paths.directoryDifference({
    [directoryParameter]: directoryId,
    [differenceParameter]: differenceId,
    change: 'left',
  })

export const readingsPath = (directoryId: string): string =>
  paths.directoryReadings({ [directoryParameter]: directoryId })
