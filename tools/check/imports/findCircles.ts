import type { ImportGraph } from './importGraph'

/** Circular paths; at least one for every strongly connected component. */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = []
  const seen = new Set<string>()
  const way: string[] = []

  function follow(place: string): void {
    const start = way.indexOf(place)
    if (start >= 0) circles.push(way.slice(start))
    if (seen.has(place)) return
    seen.add(place)
    way.push(place)
    for (const next of new Set(graph.get(place))) follow(next)
    way.pop()
  }

  for (const place of graph.keys()) follow(place)
  return circles
}
