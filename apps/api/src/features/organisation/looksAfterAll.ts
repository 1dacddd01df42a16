import type { CompanyScope } from '../../platform/http/CompanyScope'

/** Whether the person looks after every department: a super administrator, or a sub-administrator of the top one. */
export const looksAfterAll = ({ departmentPaths }: Pick<CompanyScope, 'departmentPaths'>): boolean =>
  departmentPaths === null || departmentPaths.some((path) => /^[^/]+\/$/.test(path))
