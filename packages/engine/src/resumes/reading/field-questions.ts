import type { ResumeDocument } from '@nextrung/contract/resume-document'

type Question = (document: ResumeDocument, at: number) => string

const of = (name: string | undefined, word: string) => (name === undefined ? '' : ` ${word} ${name}`)

/** What is asked about a field that was read, by its pointer with `*` for positions. */
const readQuestions: Readonly<Record<string, string>> = {
  '/basics/name': 'Is this your name?',
  '/basics/label': 'Is this your professional title?',
  '/basics/email': 'Is this your email address?',
  '/basics/phone': 'Is this your phone number?',
  '/basics/url': 'Is this your website?',
  '/basics/location/text': 'Is this where you live?',
  '/basics/summary': 'Is this your summary?',
  '/work/*': 'Is this a job you had?',
  '/work/*/position': 'Is this your job title?',
  '/work/*/name': 'Is this your employer?',
  '/work/*/location': 'Is this where this job was?',
  '/work/*/startDate': 'Did this job start then?',
  '/work/*/endDate': 'Did this job end then?',
  '/work/*/dateText': 'Are these the dates of this job?',
  '/work/*/highlights/*': 'Does this line belong to this job?',
  '/education/*': 'Is this part of your education?',
  '/education/*/institution': 'Is this your school?',
  '/education/*/studyType': 'Is this your degree?',
  '/education/*/area': 'Is this what you studied?',
  '/education/*/startDate': 'Did your studies start then?',
  '/education/*/endDate': 'Did your studies end then?',
  '/education/*/dateText': 'Are these the dates of your studies?',
  '/education/*/score': 'Is this your grade?',
  '/projects/*': 'Is this a project of yours?',
  '/projects/*/name': 'Is this the name of your project?',
  '/certificates/*': 'Is this a certificate of yours?',
  '/certificates/*/name': 'Is this a certificate of yours?',
  '/certificates/*/issuer': 'Is this who issued the certificate?',
  '/certificates/*/date': 'Is this the date of the certificate?',
  '/languages/*': 'Is this a language you speak?',
  '/languages/*/language': 'Is this a language you speak?',
  '/languages/*/fluency': 'Is this how well you speak it?',
}

/** What is asked about a field that was not found. */
const missingQuestions: Readonly<Record<string, Question>> = {
  '/basics/name': () => 'What is your name?',
  '/work/*/position': ({ work }, at) => `What was your job title${of(work[at]?.name, 'at')}?`,
  '/work/*/name': ({ work }, at) => `Who was your employer${of(work[at]?.position, 'as')}?`,
  '/work/*/dateText': ({ work }, at) => `When did you work${of(work[at]?.name, 'at')}?`,
  '/education/*/institution': ({ education }, at) => {
    const { studyType, area } = education[at] ?? {}
    return `Which school was this${of(studyType ?? area, 'for')}?`
  },
}

/** The pointer with `*` in place of each position in a list. */
export const pointerShape = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*')

/** Whether a person can be asked about such a field; nobody is asked about single skills. */
export const isAskable = (pointer: string): boolean => Object.hasOwn(readQuestions, pointerShape(pointer))

/** The question about a field, whether it was read or is missing. */
export function fieldQuestion(
  { pointer, isRead }: { pointer: string; isRead: boolean },
  document: ResumeDocument,
): string {
  const shape = pointerShape(pointer)
  const at = Number(/\/(\d+)/.exec(pointer)?.[1] ?? 0)
  if (!isRead) return missingQuestions[shape]?.(document, at) ?? 'What is missing here?'
  return readQuestions[shape] ?? 'Is this right?'
}
