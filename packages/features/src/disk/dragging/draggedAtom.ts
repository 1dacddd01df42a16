import { atom } from 'jotai'
import type { DiskNode } from '../api'

/** What is being dragged now. */
export const draggedAtom = atom<readonly DiskNode[]>([])
