export const readErrorCodes = [
  'EMPTY_FILE',
  'UNSUPPORTED_FILE',
  'DAMAGED_FILE',
  'PASSWORD_PROTECTED_FILE',
  'NO_TEXT',
  'TOO_COMPLEX_FILE',
  'OLD_WORD_FILE',
] as const

export type ReadErrorCode = (typeof readErrorCodes)[number]

const sentences: Record<Exclude<ReadErrorCode, 'DAMAGED_FILE'>, string> = {
  EMPTY_FILE: 'The file is empty.',
  UNSUPPORTED_FILE: 'Only PDF, Word (.doc, .docx) or plain text files can be uploaded.',
  PASSWORD_PROTECTED_FILE: 'This file is password-protected. Remove the password and upload it again.',
  NO_TEXT:
    'We could not find any text in this file. It may be a scan; upload a PDF or Word file with real text.',
  TOO_COMPLEX_FILE: 'This file is too complex to process.',
  OLD_WORD_FILE: 'This Word file is in a very old format. Save it as .docx and upload it again.',
}

/** Why a file cannot be read; `message` is a complete sentence for the person who uploaded it. */
export class ReadError extends Error {
  readonly code: ReadErrorCode

  constructor(code: ReadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReadError'
    this.code = code
  }
}

/** The error for a code that has the same sentence for every format. */
export function readError(code: Exclude<ReadErrorCode, 'DAMAGED_FILE'>, cause?: unknown): ReadError {
  return new ReadError(code, sentences[code], { cause })
}

/** The error for broken content; it names the format that the file name claims. */
export function damagedFile(fileName: string, cause?: unknown): ReadError {
  const kind = /\.pdf\s*$/i.test(fileName) ? 'PDF' : /\.txt\s*$/i.test(fileName) ? 'text' : 'Word'
  return new ReadError('DAMAGED_FILE', `This file is damaged or is not a real ${kind} file.`, { cause })
}

const costs = {
  time: 'This file takes too long to read.',
  memory: 'This file takes too much memory to read.',
  size: 'This file has too much content to read.',
}

/** The error for a file that would cost too much to read: processor time, memory, or unpacked size. */
export function tooCostlyFile(cost: keyof typeof costs, cause?: unknown): ReadError {
  const wayOut = 'Save it as a simpler PDF or Word file and upload that.'
  return new ReadError('TOO_COMPLEX_FILE', `${costs[cost]} ${wayOut}`, { cause })
}
