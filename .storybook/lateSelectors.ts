import type { Plugin } from 'vite'

/**
 * Before its checks, axe indexes the whole page so that it can describe findings with short selectors, which
 * takes a fifth of its time. In built Storybooks, this plugin delays the index until there is a finding.
 */
export function lateSelectors(): Plugin {
  return {
    name: 'atrium:late-selectors',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/axe-core/axe')) return undefined
      if (!code.includes(early)) throw new Error('axe-core has moved its page index: look for _selectorData.')
      return { code: code.replace(early, late), map: null }
    },
  }
}

const early = 'axe._selectorData = _getSelectorData(context.flatTree);'

const late = `
  Object.defineProperty(axe, '_selectorData', {
    configurable: true,
    get: function () { return axe._selectorData = _getSelectorData(context.flatTree) },
    set: function (value) {
      Object.defineProperty(axe, '_selectorData', { configurable: true, writable: true, value: value })
    },
  });`
