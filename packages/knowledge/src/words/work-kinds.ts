import { wordList } from './word-list.ts'

/** Base forms of verbs by the kind of work they tell about. A verb that tells nothing belongs to no kind. */
export const workKinds = {
  build: wordList(`
    build create develop design implement write program code architect launch prototype engineer construct
    assemble make draw produce model integrate ship compose craft
  `),
  improve: wordList(`
    improve reduce cut automate optimise optimize simplify migrate refactor modernise modernize accelerate
    streamline save replace shorten tune upgrade redesign increase raise halve double
  `),
  run: wordList(`
    maintain run operate administer monitor support deploy configure install patch keep back secure manage
    handle process maintain stock prepare clean close open count
  `),
  guide: wordList(`
    train teach mentor coach help explain advise guide serve assist onboard tutor instruct answer care greet
    present support counsel
  `),
  organise: wordList(`
    lead coordinate organise organize plan schedule supervise direct oversee arrange hire recruit delegate
    prioritise prioritize facilitate negotiate chair head
  `),
  investigate: wordList(`
    analyse analyze research investigate measure test audit evaluate diagnose study review examine inspect
    track identify monitor survey assess troubleshoot debug reconcile verify
  `),
} as const

export type WorkKind = keyof typeof workKinds

/** What a line trains if it does not train people. */
export const trainedThings =
  /\b(?:models?|classifiers?|networks?|algorithms?|detectors?|regressors?|embeddings?|forests?|llms?)\b/i
