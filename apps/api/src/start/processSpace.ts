import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Among which processes a process number tells one from another: on Linux this boot and the namespace within
 * it, which containers of one host name need not share. Undefined: it can't be told.
 */
export function processSpace(): string | undefined {
  if (process.platform !== 'linux') return process.platform
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}
