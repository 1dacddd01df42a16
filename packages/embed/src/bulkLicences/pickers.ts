import { MembersPicker, ProductsPicker } from '@atrium/features/authorisation'
import { DepartmentsPicker } from '@atrium/features/departments'

/** What other features offer for the choice of people and products. */
export const bulkPickers = { ProductsPicker, DepartmentsPicker, MembersPicker }
