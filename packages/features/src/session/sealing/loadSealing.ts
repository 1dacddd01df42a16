import { Failure } from '../../shared/wire/Failure'

/** Seals passwords; its code is loaded when somebody starts to type. */
export const loadSealing = () => fetchSealing().catch(unreachable)

/** Loads all code for sealing ahead of time. If that fails, it is loaded again when the form is sent. */
export function preloadSealing(): void {
  void fetchSealing()
    .then(({ prepareSealing }) => prepareSealing())
    .catch(() => {})
}

const fetchSealing = () => import('./sealPassword')

function unreachable(): never {
  throw new Failure('offline')
}
