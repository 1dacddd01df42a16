import { atom } from 'jotai'
import type { DiskNode } from '../api'

/** The items being dragged. */
export const draggedAtom = atom<readonly DiskNode[]>([])
