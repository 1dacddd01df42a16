import { withQuery } from '@atrium/contracts/paths'

/** The part of an address that says in which company it is to be seen; the workspace enters it and takes it away. */
export const companyParameter = 'enterpriseId'

/** The address of a screen of that company, whichever one the reader is in. */
export const inCompany = (
  path: string,
  companyId: string | null,
  query: Readonly<Record<string, string | undefined>> = {},
): string => withQuery(path, { ...query, [companyParameter]: companyId ?? undefined })
