/** A value that is no JSON Resume; the message names the first wrong field and is fit for the person. */
export class JsonResumeError extends Error {
  override name = 'JsonResumeError'
}
