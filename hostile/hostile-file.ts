/** The possible answers to a file: accepted, or refused with the sentence for that reason. */
export const outcomes = {
  accepted: { status: 201, code: undefined, sentence: undefined },
  empty: { status: 400, code: 'EMPTY_FILE', sentence: 'The file is empty.' },
  tooLarge: { status: 413, code: 'TOO_LARGE', sentence: 'The file is larger than 10 MB.' },
  notAllowed: {
    status: 415,
    code: 'UNSUPPORTED_FILE',
    sentence: 'Only PDF, Word (.doc, .docx) or plain text files can be uploaded.',
  },
  notPdf: {
    status: 422,
    code: 'DAMAGED_FILE',
    sentence: 'This file is damaged or is not a real PDF file.',
  },
  notWord: {
    status: 422,
    code: 'DAMAGED_FILE',
    sentence: 'This file is damaged or is not a real Word file.',
  },
  locked: {
    status: 422,
    code: 'PASSWORD_PROTECTED_FILE',
    sentence: 'This file is password-protected. Remove the password and upload it again.',
  },
  noText: {
    status: 422,
    code: 'NO_TEXT',
    sentence:
      'We could not find any text in this file. It may be a scan; upload a PDF or Word file with real text.',
  },
  tooComplex: {
    status: 422,
    code: 'TOO_COMPLEX_FILE',
    sentence:
      /^This file (?:is too complex to process|(?:takes too (?:long|much memory)|has too much content) to read)\./,
  },
} as const

export type Outcome = keyof typeof outcomes

/** Addresses that hostile documents point to; any access to them is noticed. */
export type Canary = { origin: string; host: string }

export type HostileFile = {
  what: string
  fileName: string
  mime?: string
  bytes: (canary: Canary) => Uint8Array | Promise<Uint8Array>
  /** All acceptable outcomes. */
  allowed: readonly Outcome[]
  /** Text that the stored text must contain verbatim. */
  keeps?: string
  /** Text that it must not contain. */
  lacks?: string
  /** Text that downloads must contain too: Word files always, PDF files if `inPdf` is set. */
  exports?: { text: string; inPdf: boolean }
  /** Claims that a text plants by addressing a machine; none may become a fact about the person. */
  planted?: readonly string[]
  /** Small and informative enough for every test run. */
  isQuick?: boolean
}

export type Family = { id: string; title: string; files: readonly HostileFile[] }
