import { paths } from '@atrium/contracts/paths'

export const groupPath = (groupId?: string): string => paths.permissionGroupForm({ groupId })
