/**
 * Thrown for a value that is not a JSON Resume; the message names the first invalid field and can be shown to the
 * person.
 */
export class JsonResumeError extends Error {
  override name = 'JsonResumeError'
}
