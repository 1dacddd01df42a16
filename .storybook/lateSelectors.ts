import type { Plugin } from 'vite'

/**
 * Before its checks, axe indexes the whole page to describe its findings by short selectors, which takes a
 * fifth of its time. This plugin delays that until there is a finding, in built Storybooks.
 */
export function lateSelectors(): Plugin {
  return {
    name: 'atrium:late-selectors',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/axe-core/axe')) return undefined
      if (!code.includes(early))
        throw new Error('axe-core indexes a page elsewhere now: look for _selectorData.')
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
