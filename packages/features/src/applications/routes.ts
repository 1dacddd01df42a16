import { paths } from '@atrium/contracts/paths'

export const applicationPath = (applicationId: string) => paths.memberApplication({ applyId: applicationId })
