import { StartFailure } from '../platform/process/StartFailure'

/** Why it can't listen on an address, and what to do about it. */
export function explainedListening(error: NodeJS.ErrnoException, host: string, port: number): StartFailure {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: stop what listens there, or set PORT to another.`,
    EACCES: `Port ${port} on ${host} may not be opened by this user: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine: ${listening}`,
    ENOTFOUND: `HOST is ${host}, which no address is known for: ${listening}`,
    EAI_AGAIN: `HOST is ${host}, which no address is known for: ${listening}`,
  }
  const reason = reasons[error.code ?? ''] ?? `${host}:${port} can't be listened on (${error.code}).`
  return new StartFailure(reason, error)
}

const listening =
  'set it to 127.0.0.1 or 0.0.0.0. Where browsers reach the service is not HOST but PUBLIC_ORIGIN.'
