import { Failure } from '../../shared/wire/Failure'

/** The sealing of passwords, loaded when somebody begins to type. */
export const loadSealing = () => fetchSealing().catch(unreachable)

/** Loads all of the sealing ahead of need; what can't be had now is asked for again when the form is sent. */
export function preloadSealing(): void {
  void fetchSealing()
    .then(({ prepareSealing }) => prepareSealing())
    .catch(() => {})
}

const fetchSealing = () => import('./sealPassword')

function unreachable(): never {
  throw new Failure('offline')
}
