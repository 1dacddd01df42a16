export { type DeferredDialog, deferDialog, deferMounted } from './deferDialog'
export { type Deferred, onFirstUse } from './onFirstUse'
export { useDeferred } from './useDeferred'
export { Waiting } from './Waiting'
