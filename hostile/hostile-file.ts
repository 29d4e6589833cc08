/** What may be answered to a file: accepted, or refused with the one sentence of that reason. */
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
    sentence: 'This file is too complex to process.',
  },
} as const

export type Outcome = keyof typeof outcomes

/** Addresses that documents point at: whoever opens one of them is heard. */
export type Canary = { origin: string; host: string }

export type HostileFile = {
  what: string
  fileName: string
  mime?: string
  bytes: (canary: Canary) => Uint8Array | Promise<Uint8Array>
  /** Every outcome that is right. */
  allowed: readonly Outcome[]
  /** What must stand in the stored text, as it stands there. */
  keeps?: string
  /** What must not stand in it. */
  lacks?: string
  /** What must stand in the downloads as well: in Word files always, in PDF files where `inPdf` is set. */
  exports?: { text: string; inPdf: boolean }
  /** Claims that a text plants by talking to a machine; none may become a fact about the person. */
  planted?: readonly string[]
  /** Small and telling enough for every run of the tests. */
  isQuick?: boolean
}

export type Family = { id: string; title: string; files: readonly HostileFile[] }
