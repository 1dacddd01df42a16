import { cloneElement, isValidElement } from 'react'
import { sampleWords } from './sampleWords'
import { type Said, say } from './say'

const english = new WeakMap<object, unknown>()

/**
 * A story's arguments with their sample words in the language of the page. Arguments without any are returned
 * unchanged, and translated ones are the same object each time, because a component may depend on identity.
 */
export function inStoryLanguage<A>(args: A): A {
  return document.documentElement.lang === 'en' ? (translated(args) as A) : args
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return isSaid(value) ? say(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (!english.has(value)) english.set(value, translateObject(value))
  return english.get(value)
}

function translateObject(value: object): unknown {
  if (isValidElement<object>(value)) {
    const props = translated(value.props)
    return props === value.props ? value : cloneElement(value, props as object)
  }
  if (Array.isArray(value)) {
    const items = value.map(translated)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([key, own]) => [key, own, translated(own)] as const)
  return entries.every(([, own, said]) => own === said)
    ? value
    : Object.fromEntries(entries.map(([key, , said]) => [key, said]))
}

const isSaid = (text: string): text is Said => text in sampleWords
