import { join } from 'node:path'
import { root } from '../shared/root.ts'

/** The recorded facts of all components. */
export const recordedFile = join(root, 'packages/ui/src/conformance/accessibility.json')
