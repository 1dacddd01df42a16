import { stateOrder } from './stateOrder'

/** Why a screen can never be in a state, by state: short, true sentences. */
export type Reasons = Readonly<Record<string, string>>

/** What `states.ts` of a folder exports. */
export interface ScreenDeclarations {
  /** The states that each screen has stories for, in any order. `Narrow` is left out: every screen has it. */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** By screen; `every` gives the reasons of all screens in the folder. */
  readonly notApplicable?: Readonly<Record<string, Reasons>>
}

export type StateCoverage = 'shown' | 'missing' | { readonly notApplicable: string }

/** The states that a reviewer looks for, in `stateOrder`. */
export type ScreenCoverage = Readonly<Record<string, StateCoverage>>

/** The state that every screen has, so it isn't declared. */
export const always = ['Narrow']

const formStates = ['Pristine', 'Invalid', 'Submitting', 'Rejected', 'Saved']
const loadedStates = [
  'Loading',
  'Empty',
  'NoMatches',
  'Refreshing',
  'Failed',
  'Forbidden',
  'NotFound',
  'ManyRows',
]
const listStates = ['Empty', 'NoMatches', 'Refreshing', 'ManyRows']

/**
 * The reasons that follow from a screen's other states. The rules hold for every screen; reasons that depend on
 * what a screen does are written in `states.ts`.
 */
export function derivedReasons(declared: readonly string[]): Reasons {
  const hasNone = (states: readonly string[]) => !states.some((state) => declared.includes(state))
  const each = (states: readonly string[], reason: string) =>
    Object.fromEntries(states.map((state) => [state, reason]))
  return {
    ...(hasNone(['Loading']) && each(loadedStates, 'loads nothing')),
    ...(hasNone(listStates) && each(listStates, 'is not a list')),
    ...(hasNone(formStates) && each(formStates, 'has no form')),
    ...(declared.includes('Pristine') && { Ready: 'Pristine shows it ready' }),
  }
}

/**
 * What a reviewer finds for each state of a screen.
 * @param reasons as `states.ts` gives them for this screen, without the derived ones
 * @param stories the names of the screen's stories, if they may differ from the declared states
 */
export function coverageOf(
  declared: readonly string[],
  reasons: Reasons = {},
  stories: readonly string[] = [...declared, ...always],
): ScreenCoverage {
  const known: Reasons = { ...derivedReasons(declared), ...reasons }
  const expected = [...declared, ...always]
  return Object.fromEntries(
    stateOrder.map((state) => {
      if (stories.includes(state)) return [state, 'shown']
      const reason = expected.includes(state) ? undefined : known[state]
      return [state, reason === undefined ? 'missing' : { notApplicable: reason }]
    }),
  )
}

/** The reasons written for a screen: its own, and those of all screens of its folder. */
export const reasonsOf = ({ notApplicable = {} }: ScreenDeclarations, screen: string): Reasons => ({
  ...notApplicable.every,
  ...notApplicable[screen],
})

/**
 * The start of the ids of a screen's stories, such as `features-catalogue-meetinglist`.
 * @param folder below `packages/features/src`, such as `catalogue/meetings`
 */
export const storyIdOf = (folder: string, screen: string): string =>
  `features-${folder.split('/')[0]}-${screen}`.toLowerCase()
