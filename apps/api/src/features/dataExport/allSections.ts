import type { Section } from './Section'
import { accountSections } from './sections/accountSections'
import { billingSections } from './sections/billingSections'
import { changeSections } from './sections/changeSections'
import { companySections } from './sections/companySections'
import { diskSections } from './sections/diskSections'
import { orderSections } from './sections/orderSections'
import { securitySections } from './sections/securitySections'
import { trialSections } from './sections/trialSections'

/** All lists, in the order in which a person would look for them. */
export const allSections: readonly Section[] = [
  ...accountSections,
  ...companySections,
  ...orderSections,
  ...billingSections,
  ...diskSections,
  ...trialSections,
  ...securitySections,
  ...changeSections,
]
