import type { ResumeCertificate } from './resume-document.ts'

/**
 * A certificate's name as it is shown and written: with its state in brackets, so that one in progress or expired is
 * never taken for one that is held.
 */
export const shownCertificate = ({ name, status, statusText }: ResumeCertificate): string => {
  const state = statusText ?? (status === 'held' ? undefined : status)
  return state === undefined || name.includes(state) ? name : `${name} (${state})`
}

/** Whether the certificate is held and valid, as far as the person says. */
export const isHeldCertificate = ({ status }: ResumeCertificate): boolean =>
  status === undefined || status === 'held'
