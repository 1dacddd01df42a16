import { useState } from 'react'

/**
 * Each answer has another address of the same content: the first one is kept until it is given up, then the next one.
 */
export function useSteadyAddress(url: string): readonly [address: string, giveUp: () => void] {
  const [{ address, isOver }, set] = useState({ address: url, isOver: false })
  if (isOver && url !== address) set({ address: url, isOver: false })
  return [address, () => set({ address, isOver: true })]
}
