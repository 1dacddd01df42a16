import type { StatusBadgeProps } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { useFormat } from '../../shared/texts/useFormat'
import type { RuleProblem, RuleRow } from '../api'
import { licenceRulesMessages } from '../messages'

const mostNamed = 2

type Look = Pick<StatusBadgeProps, 'tone' | 'quiet'> & { readonly words: string }

/** A rule in words: whom it applies to, what it gives, whose seats it uses, and how it is doing. */
export function useRuleWords() {
  const texts = useTexts(licenceRulesMessages)
  const { things } = useFormat()
  return useMemo(() => {
    const some = (names: readonly string[]) => things(names.slice(0, mostNamed), names.length)
    return {
      reach: ({ reach }: Pick<RuleRow, 'reach'>): string => {
        if (reach.kind === 'everybody') return texts.everybody
        return reach.kind === 'departments'
          ? some(reach.departments.map(({ name }) => leafOf(name)))
          : some(reach.groups.map(({ name }) => name))
      },
      products: ({ products }: Pick<RuleRow, 'products'>): string =>
        some(products.map(({ productName }) => productName)),
      pool: ({ pool }: Pick<RuleRow, 'pool'>): string => (pool ? leafOf(pool.name) : texts.poolOfMembers),
      state: ({ state, isSettling }: Pick<RuleRow, 'state' | 'isSettling'>): Look => {
        if (state === 'paused') return { tone: 'idle', words: texts.paused }
        if (isSettling) return { tone: 'accent', quiet: true, words: texts.settling }
        return { tone: 'success', words: texts.active }
      },
      problem: (problem: RuleProblem) => ({ name: texts[problem], help: texts[`${problem}Help`] }),
    }
  }, [texts, things])
}

/** Products that aren't served at all, and members whose licence failed. */
export const problemsOf = ({ products, counts }: Pick<RuleRow, 'products' | 'counts'>): number =>
  products.filter(({ problem }) => problem !== null).length + counts.failed
