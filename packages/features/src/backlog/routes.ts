import { withQuery } from '../shared/host/query'

/** The screens of this feature, by name. */
export const backlogRoutes = {
  list: '/myBacklog',
  detail: '/backlogDetail',
} as const

export const itemPath = (
  backLogId: string,
  view: Readonly<Record<string, string | number | undefined>> = {},
) => withQuery(backlogRoutes.detail, { backLogId, ...view })
