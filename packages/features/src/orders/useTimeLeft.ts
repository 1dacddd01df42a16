import { useEffect, useState } from 'react'

/** Whole seconds until the moment, counted down on screen; 0 once it has passed. */
export function useTimeLeft(moment: string, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(secondsUntil(moment)), 1000)
    return () => clearInterval(timer)
  }, [moment, isOver])
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  return left
}

const secondsUntil = (moment: string) => Math.max(0, Math.floor((Date.parse(moment) - Date.now()) / 1000))
