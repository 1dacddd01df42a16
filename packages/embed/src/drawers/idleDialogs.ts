/* Apart from the drawers, so that their code is loaded only when one of them opens. */

export { ExemptDialog } from '@atrium/features/licenceUse'
export { WholeReclaimDialog } from './WholeReclaimDialog'
