import { withQuery } from '@atrium/contracts/paths'

/** Parameter with the company that an address is for; the workspace enters the company and removes the parameter. */
export const companyParameter = 'enterpriseId'

/** The address of a screen in that company, whichever one the reader is in. */
export const inCompany = (
  path: string,
  companyId: string | null,
  query: Readonly<Record<string, string | undefined>> = {},
): string => withQuery(path, { ...query, [companyParameter]: companyId ?? undefined })
