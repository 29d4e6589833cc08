/** Named places where a test can kill, delay or break the server. In production they do nothing. */
export type FailPoint =
  | 'upload.before-commit'
  | 'upload.after-commit'
  | 'analysis.before-parse'
  | 'analysis.before-optimize'
  | 'analysis.before-commit'
  | 'event.before-delivery'
  | 'event.after-delivery'
  | 'application.before-send'
  | 'application.before-commit'
  | 'application.after-commit'
  | 'employer.before-commit'
  | 'erasure.before-rows'
  | 'erasure.before-commit'

export type FailPoints = (point: FailPoint) => Promise<void>

export const noFailPoints: FailPoints = async () => {}
