import { mostGraceDays } from '@atrium/contracts/licenceRules/contract'

/** How long a deleted rule is kept: until every grace period of its seats has passed. */
export const rulesKeptMilliseconds = (mostGraceDays + 10) * 86_400_000
