import type { AccessibilityFacts } from '../../packages/ui/src/conformance/AccessibilityFacts.ts'
import type { ComponentFacts } from './readComponents.ts'

/** What differs from the recorded facts, as sentences; empty if nothing does. */
export function differencesOf(recorded: ComponentFacts, read: ComponentFacts): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(read)])]
  return names.flatMap((name) => {
    const before = linesOf(recorded[name])
    const now = linesOf(read[name])
    const gone = before.filter((line) => !now.includes(line)).map((line) => `${name} lost ${line}`)
    return [...gone, ...now.filter((line) => !before.includes(line)).map((line) => `${name} has ${line}`)]
  })
}

const linesOf = (facts: AccessibilityFacts | undefined): string[] =>
  facts
    ? [
        `<${facts.element}> in ${facts.folder}`,
        ...facts.parts.map((part) => JSON.stringify(part)),
        ...Object.entries(facts.states).map(([state, added]) => `${state}: ${added.join(', ')}`),
        ...facts.keys.map((key) => `key ${key}`),
      ]
    : []
