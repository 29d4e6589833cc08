import type { ResumeDocument } from '@nextrung/contract/resume-document'

/** The text at a JSON pointer, if any. */
export const textAt = (document: ResumeDocument, pointer: string): string | undefined => {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      document,
    )
  return typeof found === 'string' ? found : undefined
}
