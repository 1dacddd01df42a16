import { useState } from 'react'

/**
 * Each answer has another address of the same content: the first one is kept until it fails, then the next one
 * is used.
 */
export function useSteadyAddress(url: string): readonly [address: string, giveUp: () => void] {
  const [{ address, isOver }, set] = useState({ address: url, isOver: false })
  if (isOver && url !== address) set({ address: url, isOver: false })
  return [address, () => set({ address, isOver: true })]
}
