import { paths } from '@atrium/contracts/paths'

export const itemPath = (
  backLogId: string,
  view: Readonly<Record<string, string | number | undefined>> = {},
) => paths.backlogItem({ backLogId, ...view })
