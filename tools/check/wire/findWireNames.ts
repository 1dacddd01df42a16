import { withoutComments } from '../imports/importsOf'
import type { NamesInContracts } from './namesInContracts'

/** Reports specification names in this source, as sentences. */
export function findWireNames(
  source: string,
  { all, coded }: NamesInContracts,
  plain: ReadonlySet<string>,
): string[] {
  const code = withoutTexts(withoutComments(source))
  const names = new Set([...code.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name))
  const spelt = [...names].filter((name) => all.has(name) && !plain.has(name))
  const numbers = [...code.matchAll(/\b(\w+)(?:\s*[!=]==\s*|\s*:\s*|=\{)\d/g)]
  return [
    ...spelt.map((name) => `uses the wire name ${name}: use our word for it from api.ts`),
    ...numbers
      .filter(([, name = '']) => coded.has(name))
      .map(([, name]) => `gives ${name} a number of the wire: its words stand in api.ts`),
  ]
}

/** Addresses and stored keys also come from the specification; they are string literals. */
const withoutTexts = (source: string) =>
  source.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{))*`/g, "''")

/**
 * Whether a file may use specification names. Stories and tests may, because they answer like the service, and so may
 * interface texts, which are for people.
 */
export const mayBeSpelt = (file: string): boolean =>
  /\/shared\/(wire|stories)\/|\/journeys\/|\/(api|routes|firstRequests|mocks|storySteps|messages\.(en|zh-CN))\.tsx?$|\.(stories|test)\.tsx?$/.test(
    file,
  )
